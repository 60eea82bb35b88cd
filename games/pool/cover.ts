import { contactShadow, coverArt, num } from '#kit/game/cover.ts'
import type { PoolDefinition, PoolGame } from './definitions.ts'

const BALLS = [
  [262, 92, '#FFC53D', '#9A5A00'],
  [330, 150, '#E5484D', '#6E0F16'],
  [270, 176, '#7C5CFF', '#2B1480'],
  [340, 222, '#2E7CF6', '#0B2F78'],
  [338, 84, '#FF8A3D', '#8A3200'],
] as const

const REDS = [
  [262, 92],
  [326, 128],
  [268, 168],
  [334, 204],
] as const

type Art = ReturnType<typeof coverArt>

const balls = (art: Art, drawn: readonly (readonly [number, number, string, string])[]) =>
  drawn
    .map(
      ([x, y, color, dark]) => contactShadow(x + 10, y + 34, 36, 12, 0.35) + art.ball(x, y, 38, color, dark),
    )
    .join('')

/** The ball in front: the eight, the striped nine, or the pink before the black. */
function front(art: Art, game: PoolGame): string {
  const shadow = contactShadow(290, 300, 46, 14, 0.4)
  if (game === 'snooker') return `${shadow}${art.ball(280, 262, 48, '#FF86B0', '#A03060')}`
  const isNine = game === 'nine-ball'
  const ball = isNine
    ? art.ball(280, 262, 48, '#FFFDF2', '#B7A77A')
    : art.ball(280, 262, 48, '#1D2A33', '#000000')
  const stripe = isNine ? '<path d="M234 248Q280 226 326 248L326 278Q280 300 234 278Z" fill="#FFC53D"/>' : ''
  const number = num(289, 271, 30, isNine ? '9' : '8', '#10202A')
  return `${shadow}${ball}${stripe}<circle cx="288" cy="260" r="20" fill="#FFFDF2"/>${number}`
}

/** Corner pocket, cue and white ball before the rack; the game's key ball in front. */
export function cover({ id, game, ground: [glow, deep] }: PoolDefinition): string {
  const art = coverArt(id)
  const pocket =
    '<circle cx="392" cy="4" r="72" fill="#02201E"/><circle cx="392" cy="4" r="72" fill="none" stroke="#8A5A2C" stroke-width="16"/>'
  const cue =
    '<path d="M-40 420L150 250" stroke="#6B3D1C" stroke-width="22" stroke-linecap="round"/>' +
    '<path d="M-40 420L150 250" stroke="#E9B872" stroke-width="14" stroke-linecap="round"/>' +
    '<path d="M146 253l10 -9" stroke="#BFE8FF" stroke-width="16" stroke-linecap="round"/>'
  const reds = REDS.map(([x, y]) => [x, y, '#E0304A', '#6E0F16'] as const)
  const rack = balls(art, game === 'snooker' ? [[344, 70, '#1D2A33', '#000000'], ...reds] : BALLS)
  const white = contactShadow(196, 250, 50, 14, 0.4) + art.ball(186, 208, 54, '#FFFDF2', '#9FB5AE')
  return art.ground(glow, deep, '#B8FFE0', 0.45) + pocket + cue + rack + white + front(art, game)
}
