/** The sentence of an error, in the reader's language if the server has refused something. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
