import type { TextStorage } from '#kit/storage/text-storage.ts'
import type { Instant } from '#kit/time/time.ts'
import { placementIn, placementText, SCREENS, type Placement, type ScreenKind } from './pad-places.ts'

const KEY = 'cloud-pads'
/** The name of a game's pad among the settings that follow a player. */
const SETTING = 'cloud-pad:'
/** Of more games the ones that were changed last are kept: settings are small. */
export const MOST_GAMES = 60
/** A pad for every kind of screen, and some room for what later builds keep. */
const LONGEST = 2000
/** An Android game often has its package's name, with dots. */
const GAME_KEY = /^[\w-][\w.-]{0,79}$/

/** Among the pads of a game, the second when they were changed; builds before this one wrote none. */
const CHANGED_AT = 'at'

/** A game's pads as they are kept, by kind of screen; none where the player has put them back. */
type Texts = Readonly<Record<string, string>>

/** The pads of all games. */
function readAll(storage: TextStorage): Texts {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
    return Object.fromEntries(Object.entries(kept).filter(([game, text]) => isKept(game, text)))
  } catch {
    return {}
  }
}

const isKept = (game: string, text: unknown): text is string =>
  GAME_KEY.test(game) && typeof text === 'string' && text.length <= LONGEST

const changedAt = (text: string) => Number(pieces(text).get(CHANGED_AT) ?? 0)

/** By the time of their change, so that all devices of a player keep the same ones. */
function writeAll(storage: TextStorage, all: Texts): void {
  const newest = Object.entries(all)
    .toSorted(([one, text], [other, next]) => changedAt(next) - changedAt(text) || (one < other ? -1 : 1))
    .slice(0, MOST_GAMES)
  storage.write(KEY, JSON.stringify(Object.fromEntries(newest)))
}

const pieces = (text: string | undefined): Map<string, string> =>
  new Map(
    (text ?? '')
      .split('|')
      .filter(Boolean)
      .map((piece) => piece.split('=') as [string, string]),
  )

/** Where a player wants the pad of a game on this kind of screen; nothing while it lies as usual. */
export const readPad = (storage: TextStorage, gameKey: string, screen: ScreenKind): Placement | undefined =>
  placementIn(pieces(readAll(storage)[gameKey]).get(screen))

/** Keeps it; nothing puts it back to the usual. */
export function keepPad(
  storage: TextStorage,
  gameKey: string,
  screen: ScreenKind,
  { placement, now }: { readonly placement: Placement | undefined; readonly now: Instant },
): void {
  if (!GAME_KEY.test(gameKey)) return
  const { [gameKey]: before, ...others } = readAll(storage)
  const kept = pieces(before)
  if (placement) kept.set(screen, placementText(placement))
  else kept.delete(screen)
  kept.set(CHANGED_AT, String(Math.floor(now / 1000)))
  const text = [...SCREENS, CHANGED_AT]
    .flatMap((one) => (kept.has(one) ? [`${one}=${kept.get(one)}`] : []))
    .join('|')
  writeAll(storage, { ...others, [gameKey]: text })
}

/** One setting a game, so that two devices that changed two games both count. */
export const padSettings = (storage: TextStorage): Texts =>
  Object.fromEntries(Object.entries(readAll(storage)).map(([game, text]) => [SETTING + game, text]))

/** What came from another device. */
export function applyPadSettings(storage: TextStorage, settings: Texts): void {
  const all = readAll(storage)
  const came = Object.entries(settings)
    .filter(([name]) => name.startsWith(SETTING))
    .map(([name, text]) => [name.slice(SETTING.length), text] as const)
    .filter(([game, text]) => isKept(game, text) && all[game] !== text)
  if (came.length > 0) writeAll(storage, { ...all, ...Object.fromEntries(came) })
}
