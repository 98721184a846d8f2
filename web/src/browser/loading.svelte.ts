/** Loading parts of the page when they are needed. */

class Loading {
  /** Whether a part could not be loaded: `NotLoaded` says so. */
  hasFailed = $state(false);
}

export const loading = new Loading();

/** Load a part. A failure is reported once for the whole page; the promise then stays open. */
export function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => {
    loading.hasFailed = true;
    return new Promise<never>(() => undefined);
  });
}
