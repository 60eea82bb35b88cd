import { contactShadow, coverArt, num } from '#kit/game/cover.ts'
import type { PoolDefinition } from './definitions.ts'

const BALLS = [
  [262, 92, '#FFC53D', '#9A5A00'],
  [330, 150, '#E5484D', '#6E0F16'],
  [270, 176, '#7C5CFF', '#2B1480'],
  [340, 222, '#2E7CF6', '#0B2F78'],
  [338, 84, '#FF8A3D', '#8A3200'],
] as const

/** A corner pocket, the cue and the white ball before the rack; the eight lies in front. */
export function cover({ id }: PoolDefinition): string {
  const art = coverArt(id)
  const pocket =
    '<circle cx="392" cy="4" r="72" fill="#02201E"/><circle cx="392" cy="4" r="72" fill="none" stroke="#8A5A2C" stroke-width="16"/>'
  const cue =
    '<path d="M-40 420L150 250" stroke="#6B3D1C" stroke-width="22" stroke-linecap="round"/>' +
    '<path d="M-40 420L150 250" stroke="#E9B872" stroke-width="14" stroke-linecap="round"/>' +
    '<path d="M146 253l10 -9" stroke="#BFE8FF" stroke-width="16" stroke-linecap="round"/>'
  const rack = BALLS.map(
    ([x, y, color, dark]) => contactShadow(x + 10, y + 34, 36, 12, 0.35) + art.ball(x, y, 38, color, dark),
  ).join('')
  const white = contactShadow(196, 250, 50, 14, 0.4) + art.ball(186, 208, 54, '#FFFDF2', '#9FB5AE')
  const eight =
    contactShadow(290, 300, 46, 14, 0.4) +
    art.ball(280, 262, 48, '#1D2A33', '#000000') +
    '<circle cx="288" cy="260" r="20" fill="#FFFDF2"/>' +
    num(289, 271, 30, '8', '#10202A')
  return art.ground('#14A37F', '#04463F', '#B8FFE0', 0.45) + pocket + cue + rack + white + eight
}
