import type { InputMessage } from '#modules/streaming/model.ts'

/** One step of a trial run of a game. */
export type TrialStep =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'put'; readonly input: InputMessage; readonly ms: number }
  /** The game is in play now: its cover is taken and its cost measured. */
  | { readonly kind: 'picture' }

export interface ScreenSize {
  readonly width: number
  readonly height: number
}

/** `wait 2`, `press Enter`, `hold ArrowRight 1.5`, `click 320 200`, `click2 …` (right), `drag x y x y`, `move x y`, `turn 90 0`, `picture`. */
export const TRIAL_STEP =
  '^(wait \\d+(\\.\\d+)?|press [A-Za-z0-9]+|hold [A-Za-z0-9]+ \\d+(\\.\\d+)?|(click2?|move) \\d+ \\d+|drag( \\d+){4}|turn( -?\\d+){2}|picture)$'

const PRESSED_MS = 80
const BETWEEN_MS = 200
const DRAG_PARTS = 8
const DRAG_PART_MS = 40
const FULL_SCALE = 65_535

const wait = (ms: number): TrialStep => ({ kind: 'wait', ms })
const put = (input: InputMessage, ms: number): TrialStep => ({ kind: 'put', input, ms })

/** Parses a player's inputs, one step per line. */
export function trialOf(lines: readonly string[], screen: ScreenSize): TrialStep[] {
  return lines.flatMap((line) => stepsOf(line, screen))
}

function stepsOf(line: string, screen: ScreenSize): TrialStep[] {
  const [verb = '', first = '', second = ''] = line.split(' ')
  const places = line.split(' ').slice(1).map(Number)
  const at = (x: number, y: number, ms: number) => put({ type: 'move', ...place(x, y, screen) }, ms)
  const press = (button: 'left' | 'right', isDown: boolean, ms: number) =>
    put({ type: 'button', button, isDown }, ms)
  switch (verb) {
    case 'wait':
      return [wait(Number(first) * 1000)]
    case 'press':
      return key(first, PRESSED_MS)
    case 'hold':
      return key(first, Number(second) * 1000)
    case 'move':
      return [at(places[0]!, places[1]!, BETWEEN_MS)]
    case 'click':
    case 'click2': {
      const button = verb === 'click' ? 'left' : 'right'
      return [
        at(places[0]!, places[1]!, PRESSED_MS),
        press(button, true, PRESSED_MS),
        press(button, false, BETWEEN_MS),
      ]
    }
    case 'drag': {
      const [x, y, toX, toY] = places as [number, number, number, number]
      const parts = Array.from({ length: DRAG_PARTS }, (_, index) => (index + 1) / DRAG_PARTS)
      const way = parts.map((part) => at(x + (toX - x) * part, y + (toY - y) * part, DRAG_PART_MS))
      return [at(x, y, PRESSED_MS), press('left', true, PRESSED_MS), ...way, press('left', false, BETWEEN_MS)]
    }
    case 'turn': {
      const [dx, dy] = places as [number, number]
      const part = {
        type: 'moveBy',
        dx: Math.round(dx / DRAG_PARTS),
        dy: Math.round(dy / DRAG_PARTS),
      } as const
      return Array.from({ length: DRAG_PARTS }, () => put(part, DRAG_PART_MS))
    }
    case 'picture':
      return [{ kind: 'picture' }]
    default:
      throw new Error(`"${line}" is no step of a trial`)
  }
}

const key = (code: string, ms: number): TrialStep[] => [
  put({ type: 'key', code, isDown: true }, ms),
  put({ type: 'key', code, isDown: false }, BETWEEN_MS),
]

const place = (x: number, y: number, { width, height }: ScreenSize) => ({
  x: Math.round((x / (width - 1)) * FULL_SCALE),
  y: Math.round((y / (height - 1)) * FULL_SCALE),
})
