/** Parts of the page that are loaded when they are wanted. */

class Loading {
  /** Whether something did not come: `NotLoaded` says so. */
  hasFailed = $state(false);
}

export const loading = new Loading();

/** What is loaded. If it does not come, that is told once for the whole page, and nobody waits any more. */
export function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => {
    loading.hasFailed = true;
    return new Promise<never>(() => undefined);
  });
}
