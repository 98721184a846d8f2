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
      this.#look(registration);
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", () => this.#look(registration));
      });
      addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") void registration.update().catch(() => null);
      });
    } catch {
      // Not allowed here, or no connection: the page works the same without.
    }
  }

  #look(registration: ServiceWorkerRegistration): void {
    if (registration.waiting && navigator.serviceWorker.controller) {
      this.#waiting = registration.waiting;
      this.#isPutOff = false;
    }
  }

  take(): void {
    this.#isWanted = true;
    this.#waiting?.postMessage("take over");
  }

  putOff(): void {
    this.#isPutOff = true;
  }
}

export const update = new Update();
