// What the service worker asks a page: where it is by now.
export const WHERE = "where";
