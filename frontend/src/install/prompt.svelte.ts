// Browsers that can install a page say so, once, and let us choose the moment: the settings have a button for it.
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered = $state.raw<InstallPrompt | null>(null);

export const installing = {
  get isOffered(): boolean {
    return offered !== null;
  },
};

/** Called once, by the page. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => (offered = null));
}

export async function install(): Promise<void> {
  const taken = offered;
  offered = null;
  await taken?.prompt();
}
