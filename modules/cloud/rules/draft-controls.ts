import type { PadAction, PadLayout, PointerKind } from '#modules/streaming/model.ts'

/** Controls found in texts about a game. */
export interface ReadControls {
  readonly hasArrows: boolean
  readonly hasMouse: boolean
  /** Named keys with their actions. */
  readonly keys: readonly { readonly code: string; readonly action: PadAction }[]
}

/** The inputs that a probe saw the game respond to. */
export interface Answers {
  readonly mouse: boolean
  readonly arrows: boolean
  readonly space: boolean
  readonly enter: boolean
}

export interface DraftControls {
  readonly pointer: PointerKind
  readonly pad?: PadLayout
}

/** Names of keys as manuals write them. */
const KEYS: readonly (readonly [code: string, name: RegExp, action: PadAction])[] = [
  ['Space', /\bspace(?:[ -]?bar)?\b/i, 'fire'],
  ['ControlLeft', /\b(?:left )?(?:ctrl|control)(?: key)?\b/i, 'fire'],
  ['ShiftLeft', /\b(?:left )?shift(?: key)?\b/i, 'run'],
  ['AltLeft', /\b(?:left )?alt key\b/i, 'special'],
  ['Tab', /\btab(?: key)?\b/i, 'next'],
  ['KeyP', /\b[Pp]ress(?:ing)? [pP]\b|(?:^|[\s'"`(])[pP](?:['"`)]| key\b|\s{2,}|\s*[-:=]\s)/m, 'pause'],
  ['KeyZ', /(?:^|[\s'"`(])[zZ](?:['"`)]| key\b|\s{2,}|\s*[-:=]\s)/m, 'fire'],
  ['KeyX', /(?:^|[\s'"`(])[xX](?:['"`)]| key\b|\s{2,}|\s*[-:=]\s)/m, 'special'],
]
/** Words next to a key tell its action; the first match counts. */
const DOES: readonly (readonly [PadAction, RegExp])[] = [
  ['jump', /\bjump/i],
  ['pause', /\bpaus/i],
  ['fire', /\b(?:fire|fires|firing|shoot|shot|launch|bomb)/i],
  ['rotate', /\brotat|\bturn the (?:block|piece)/i],
  ['drop', /\bdrop/i],
  ['run', /\b(?:run|accelerat|speed|thrust|turbo|boost)/i],
  ['brake', /\bbrak/i],
  ['use', /\b(?:use|open|pick|grab|take)\b/i],
  ['map', /\bmap\b/i],
]
const ARROWS = /\b(?:arrow|cursor)[ -]?keys?\b|\barrows\b|\b(?:left|right|up|down) arrow\b/i
const MOUSE = /\bmouse|\bclick|\bpointer\b/i
const BEHIND = 18
const BESIDE = 60

/** Parses controls from a manual page, a description or a file of key bindings. */
export function readControls(text: string): ReadControls {
  const keys = KEYS.flatMap(([code, name, usual]) => {
    const found = name.exec(text)
    if (!found) return []
    const end = found.index + found[0].length
    // "Space to jump" is the usual order; otherwise use the surrounding words.
    const near = [text.slice(end, end + BEHIND), text.slice(Math.max(0, found.index - BESIDE), end + BESIDE)]
    const does = near.flatMap((words) => DOES.find(([, told]) => told.test(words))?.[0] ?? [])[0]
    return [{ code, action: does ?? usual }]
  })
  return { hasArrows: ARROWS.test(text), hasMouse: MOUSE.test(text), keys }
}

const STICK = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const
const PLACES = ['a', 'b', 'x', 'y'] as const

/** A touch pad from what was parsed and seen; a mouse-only game is tapped. */
export function controlsOf(read: ReadControls, answers: Answers): DraftControls {
  const hasMouse = answers.mouse || read.hasMouse
  const hasStick = answers.arrows || (read.hasArrows && !answers.mouse)
  const pointer = hasMouse ? 'absolute' : 'none'
  if (!hasStick && !answers.space && hasMouse) return { pointer }
  const named = answers.space && !read.keys.some(({ code }) => code === 'Space')
  const keys = named ? [{ code: 'Space', action: 'fire' } as const, ...read.keys] : read.keys
  const pause = keys.find(({ action }) => action === 'pause')
  const acting = keys.filter((key) => key !== pause).slice(0, PLACES.length)
  const buttons = [
    ...acting.map(({ code, action }, place) => ({ place: PLACES[place]!, presses: code, action })),
    { place: 'start', presses: 'Enter', action: 'confirm' } as const,
    pause
      ? ({ place: 'select', presses: pause.code, action: 'pause' } as const)
      : ({ place: 'select', presses: 'Escape', action: 'menu' } as const),
  ]
  return { pointer, pad: { ...(hasStick && { stick: STICK }), buttons } }
}
