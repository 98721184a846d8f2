/** Whether a newer version of the page is there, and how to get it. */

class Update {
  #waiting = $state.raw<ServiceWorker | null>(null);
  #isPutOff = $state(false);
  #isWanted = false;

  get isReady(): boolean {
    return this.#waiting !== null && !this.#isPutOff;
  }

  /** Let a service worker keep the files. Browsers allow one only to pages that came safely. */
  async watch(): Promise<void> {
    if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // Who comes for the first time has nothing to load anew.
    serviceWorker.addEventListener("controllerchange", () => {
      if (this.#isWanted) location.reload();
    });
    try {
      const registration = await serviceWorker.register("/service-worker.js");
      void this.#look(registration);
      registration.addEventListener("updatefound", () => {
        const looks = (): void => void this.#look(registration);
        registration.installing?.addEventListener("statechange", looks);
      });
      addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") void registration.update().catch(() => null);
      });
    } catch {
      // Not allowed here, or no connection: the page works the same without.
    }
  }

  async #look({ waiting }: ServiceWorkerRegistration): Promise<void> {
    if (!waiting || !navigator.serviceWorker.controller) return;
    // Who came after the server was updated has the newer page; its worker waits for older pages only.
    this.#waiting = (await hasThisPage(waiting)) ? null : waiting;
    this.#isPutOff = false;
  }

  take(): void {
    this.#isWanted = true;
    this.#waiting?.postMessage("take over");
  }

  putOff(): void {
    this.#isPutOff = true;
  }
}

/** Whether the page that is open is of the version that a service worker keeps. */
function hasThisPage(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const { port1, port2 } = new MessageChannel();
  return new Promise((found) => {
    port1.onmessage = ({ data }) => found(data === true);
    worker.postMessage(script && new URL(script.src).pathname, [port2]);
  });
}

export const update = new Update();
