// What a system is told about the page when somebody installs it. Written by the build, once for each language.
export const LANGUAGE_OF_FIRST_VISIT = "en";

/** As on the poster: paper behind asphalt. */
const PAPER = "#f3e6cc";

export function manifestOf(language: string, t: (id: string) => string): object {
  return {
    id: "/",
    name: t("app-name"),
    short_name: "Hairpin",
    description: t("app-what"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: t("new-table"), url: "/#/new" }],
  };
}

export function manifestFile(language: string): string {
  return `/manifest.${language}.webmanifest`;
}
