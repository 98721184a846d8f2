// Made by tools/generate/web.py; do not edit.

export interface CardFacts {
  code: string;
  family: string;
  /** Its value, cover or cost, in dollars. */
  figure: number;
  /** The other card of its heat pair. */
  partner: string | null;
}

export const GRASS_CARDS: readonly CardFacts[] = [
  {"code": "HG", "family": "peddle", "figure": 5000, "partner": null},
  {"code": "MX", "family": "peddle", "figure": 5000, "partner": null},
  {"code": "CO", "family": "peddle", "figure": 25000, "partner": null},
  {"code": "JA", "family": "peddle", "figure": 25000, "partner": null},
  {"code": "PA", "family": "peddle", "figure": 50000, "partner": null},
  {"code": "DF", "family": "peddle", "figure": 100000, "partner": null},
  {"code": "MO", "family": "market", "figure": 0, "partner": null},
  {"code": "MC", "family": "market", "figure": 0, "partner": null},
  {"code": "BU", "family": "heat_on", "figure": 0, "partner": "IM"},
  {"code": "DE", "family": "heat_on", "figure": 0, "partner": "BF"},
  {"code": "FE", "family": "heat_on", "figure": 0, "partner": "HE"},
  {"code": "SS", "family": "heat_on", "figure": 0, "partner": "CD"},
  {"code": "IM", "family": "heat_off", "figure": 0, "partner": "BU"},
  {"code": "BF", "family": "heat_off", "figure": 0, "partner": "DE"},
  {"code": "HE", "family": "heat_off", "figure": 0, "partner": "FE"},
  {"code": "CD", "family": "heat_off", "figure": 0, "partner": "SS"},
  {"code": "PF", "family": "heat_off", "figure": 0, "partner": null},
  {"code": "CB", "family": "protection", "figure": 25000, "partner": null},
  {"code": "GS", "family": "protection", "figure": 25000, "partner": null},
  {"code": "LC", "family": "protection", "figure": 50000, "partner": null},
  {"code": "SN", "family": "skim", "figure": 0, "partner": null},
  {"code": "BK", "family": "skim", "figure": 0, "partner": null},
  {"code": "SH", "family": "nirvana", "figure": 0, "partner": null},
  {"code": "EU", "family": "nirvana", "figure": 0, "partner": null},
  {"code": "SO", "family": "paranoia", "figure": -25000, "partner": null},
  {"code": "DX", "family": "paranoia", "figure": -50000, "partner": null},
  {"code": "UW", "family": "paranoia", "figure": -100000, "partner": null},
];
