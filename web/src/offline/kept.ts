/** The files that a service worker may keep: those named by their content, and the page of all screens. */

export function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

/** Everything else that one can go to, but not what the server answers itself. */
export function isScreen(path: string): boolean {
  return !path.startsWith("/api/") && !/\.\w+$|^\/(healthz|readyz)$/.test(path);
}

/** Files that are kept ahead: all but the texts of languages, which are kept once they are read. */
export function keptAhead(files: readonly string[]): string[] {
  return files.filter((file) => isHashed(`/${file}`) && !/\/[a-z]{2}-[\w-]+\.js$/.test(file));
}
