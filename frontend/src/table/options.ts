// The settings of a race or season in the form, made from their declarations.
import { SETTINGS, type RaceSettings, type SeasonSettings, type Setting, type SettingValue } from "../protocol";
import type { Plan } from "./plan";

/** By the names of the settings. An empty choice is the default one. */
export type Options = Record<string, SettingValue | null>;

export function newOptions(): Options {
  return Object.fromEntries(SETTINGS.map((setting) => [setting.name, setting.default]));
}

export function defaultOf(setting: Setting, game: Plan["game"]): SettingValue {
  return game === "season" ? (setting.in_season ?? setting.default) : setting.default;
}

/** In the ids of words. */
export function slugOf(setting: Setting): string {
  return setting.name.replaceAll("_", "-");
}

function hasLegends(plan: Plan): boolean {
  return plan.seats.some((seat) => seat.kind === "legend");
}

function levelOf(plan: Plan): number {
  return Number(plan.options["level"] ?? 0);
}

function isRising(plan: Plan): boolean {
  return plan.game === "season" && plan.options["rising"] === true;
}

function hasExpansion(plan: Plan): boolean {
  return levelOf(plan) > 0 || isRising(plan);
}

/** What a setting may need to make sense. */
const IS_THERE: Record<string, (plan: Plan, hasChevrons: boolean) => boolean> = {
  garage: (plan) => plan.game === "season" || Boolean(plan.options["garage"]),
  legends: hasLegends,
  expansion: hasExpansion,
  /** Manoeuvre cards come in at level 2; a rising level begins there. */
  manoeuvres: (plan) => levelOf(plan) >= 2 || (isRising(plan) && levelOf(plan) === 0),
  /** The expansion uses them in any case. */
  chevrons: (plan, hasChevrons) => hasChevrons && !hasExpansion(plan),
};

/** The settings that make sense as things stand: the form shows no others. */
export function fittingSettings(plan: Plan, hasChevrons: boolean): Setting[] {
  return SETTINGS.filter(
    (setting) => setting.scopes.includes(plan.game) && setting.needs.every((need) => IS_THERE[need]?.(plan, hasChevrons)),
  );
}

/** What differs from the defaults; settings that make no sense are left out rather than refused. */
export function saidOptions(plan: Plan, hasChevrons: boolean): Partial<Omit<RaceSettings, "game">> {
  const said = fittingSettings(plan, hasChevrons).flatMap((setting) => {
    const value = plan.options[setting.name];
    return isSaid(value, defaultOf(setting, plan.game)) ? [[setting.name, value]] : [];
  });
  return Object.fromEntries(said);
}

function isSaid(value: SettingValue | null | undefined, byDefault: SettingValue): boolean {
  return value !== null && value !== undefined && value !== "" && String(value) !== String(byDefault);
}

/** Those of a table as the form shows them. */
export function optionsIn(game: RaceSettings | SeasonSettings): Options {
  const said = game as unknown as Record<string, SettingValue | undefined>;
  return Object.fromEntries(
    SETTINGS.map((setting) => {
      const value = said[setting.name];
      const isDefault = value === undefined || String(value) === String(defaultOf(setting, game.game));
      return [setting.name, isDefault ? setting.default : value];
    }),
  );
}

/** What was settled, where it differs from the defaults. */
export function settledOptions(game: RaceSettings | SeasonSettings): { setting: Setting; value: SettingValue }[] {
  const said = game as unknown as Record<string, SettingValue | undefined>;
  return SETTINGS.flatMap((setting) => {
    const value = said[setting.name];
    return value !== undefined && isSaid(value, defaultOf(setting, game.game)) ? [{ setting, value }] : [];
  });
}
