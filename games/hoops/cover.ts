import { contactShadow, coverArt } from '#kit/game/cover.ts'
import type { HoopsDefinition } from './definitions.ts'

const RAIN = [
  [40, 40],
  [96, 190],
  [22, 250],
  [150, 52],
  [352, 60],
  [372, 236],
  [80, 330],
  [330, 340],
]

const foot = (share: number) => 214 + share * 66

function net(): string {
  const knots = [-1, -0.6, -0.2, 0.2, 0.6, 1]
  const lines = knots.flatMap((share) =>
    [-0.4, 0.4].map((lean) => {
      const end = Math.max(-1, Math.min(1, share + lean))
      return `M${214 + share * 116} ${262 + 18 * (1 - Math.abs(share))}L${foot(end)} 396`
    }),
  )
  return `<path d="${lines.join('')}" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9" fill="none"/>`
}

/** The ball entering the hoop in the rain. */
export function cover({ id }: HoopsDefinition): string {
  const art = coverArt(id)
  const rain = RAIN.map(([x, y]) => `M${x} ${y}l-10 46`).join('')
  const board =
    '<rect x="62" y="-66" width="336" height="244" rx="26" fill="#A9B7C9"/><rect x="56" y="-80" width="336" height="246" rx="26" fill="#FFFDF2"/>' +
    '<rect x="146" y="18" width="156" height="108" rx="10" fill="none" stroke="#FF5A3C" stroke-width="13"/>'
  const farRim =
    '<path d="M94 256a120 34 0 0 1 240 0" fill="none" stroke="#A52A14" stroke-width="20" stroke-linecap="round"/>'
  const nearRim =
    '<path d="M94 256a120 34 0 0 0 240 0" fill="none" stroke="#8A1F0C" stroke-width="22" stroke-linecap="round" transform="translate(0 6)"/>' +
    '<path d="M94 256a120 34 0 0 0 240 0" fill="none" stroke="#FF5A3C" stroke-width="20" stroke-linecap="round"/>' +
    '<path d="M112 272a112 26 0 0 0 70 15" fill="none" stroke="#FFD2B4" stroke-width="6" stroke-linecap="round"/>'
  const seams =
    '<g fill="none" stroke="#5A1E04" stroke-width="8" opacity=".85"><path d="M128 176Q214 132 300 176"/><path d="M196 84Q238 176 216 266"/>' +
    '<path d="M148 116Q206 150 172 244"/><path d="M266 98Q246 176 292 222"/></g>'
  return (
    art.ground('#4C8FE0', '#10275E', '#D8ECFF', 0.55) +
    `<g transform="rotate(-7 200 200)">${board}${farRim}${net()}` +
    contactShadow(228, 254, 70, 16, 0.35) +
    art.ball(214, 172, 96, '#FF8A3D', '#9A3206') +
    seams +
    `${nearRim}</g><path d="${rain}" stroke="#E4F2FF" stroke-width="6" stroke-linecap="round" opacity=".55" fill="none"/>`
  )
}
