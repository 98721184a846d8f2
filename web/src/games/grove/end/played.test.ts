import { describe, expect, it } from "vitest";
import { playedBy } from "./played";

const RECORD = `greentable record 2
game: grove
seats: 2
result: 51 40

0 recipes 16 17
0 start 3
0 draw 15
0 draw 12
1 15:0,1,0
2 12:0,1,0 dice 1,2
0 draw 2
1 2:-1,-1,180
`;

describe("a finished game", () => {
  it("tells what came and what a player laid", () => {
    expect(playedBy(1, RECORD)).toEqual({
      order: [3, 15, 12, 2],
      recipes: [16, 17],
      moves: [
        { move: "15:0,1,0", ply: 4 },
        { move: "2:-1,-1,180", ply: 7 },
      ],
    });
    expect(playedBy(2, RECORD).moves).toEqual([{ move: "12:0,1,0 dice 1,2", ply: 5 }]);
  });
});
