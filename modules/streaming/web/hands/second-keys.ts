import type { PadLayout } from '../../model.ts'

const DIRECTIONS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const
/** What lies under the hands of somebody who has a keyboard to themselves, by the place of the pad. */
const PLACES: Readonly<Record<string, string>> = {
  Space: 'a',
  ControlLeft: 'b',
  ShiftLeft: 'x',
  AltLeft: 'y',
  Enter: 'start',
  Escape: 'select',
}

/** The second player's own key for what they press: two at one keyboard had to share it, this one has it alone. */
export function secondKey(code: string, { stick, buttons }: PadLayout): string | undefined {
  const direction = DIRECTIONS[code as keyof typeof DIRECTIONS]
  if (direction) return stick?.[direction]
  const named = buttons.find(({ place }) => place === PLACES[code])
  if (named) return named.presses
  const own = [...Object.values(stick ?? {}), ...buttons.map(({ presses }) => presses)]
  return own.includes(code) ? code : undefined
}
