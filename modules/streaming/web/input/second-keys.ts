import type { PadLayout } from '../../model.ts'

const DIRECTIONS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const
/** Keys for a player with a keyboard to themselves, by pad position. */
const PLACES: Readonly<Record<string, string>> = {
  Space: 'a',
  ControlLeft: 'b',
  ShiftLeft: 'x',
  AltLeft: 'y',
  Enter: 'start',
  Escape: 'select',
}

/** The key for the second player's press: at one keyboard the two share it, this player has it alone. */
export function secondKey(code: string, { stick, buttons }: PadLayout): string | undefined {
  const direction = DIRECTIONS[code as keyof typeof DIRECTIONS]
  if (direction) return stick?.[direction]
  const named = buttons.find(({ place }) => place === PLACES[code])
  if (named) return named.presses
  const own = [...Object.values(stick ?? {}), ...buttons.map(({ presses }) => presses)]
  return own.includes(code) ? code : undefined
}
