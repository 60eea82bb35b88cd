import { coverArt, tilted } from '#kit/game/cover.ts'
import type { KitchenDefinition } from './definitions.ts'

const salami = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><circle cy="5" r="29" fill="#97310f"/><circle r="28" fill="#df4a33"/><path d="M-11 -8h1M9 -6h1M0 9h1" stroke="#f3a58c" stroke-width="8" stroke-linecap="round"/></g>`

const olive = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="14" fill="none" stroke="#333d1c" stroke-width="13"/><circle cx="${x - 1}" cy="${y - 1}" r="13.500" fill="none" stroke="#6d7f3f" stroke-width="8"/>`

const leaf = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(2.1)"><path d="M-15 8C-16 -8 2 -16 15 -11C16 4 2 14 -15 8Z" fill="#1f7438"/><path d="M-13 6C-13 -6 2 -13 13 -10C7 -3 4 6 -13 6Z" fill="#4cc26c"/><path d="M-13 7L12 -9" stroke="#1f7438" stroke-width="1.6"/></g>`

/** A wedge of 45 degrees with its point on the origin, its crust to the right. */
const wedge = (radius: number) => {
  const [x, y] = [Math.round(radius * 0.924), Math.round(radius * 0.383)]
  return `M0 0L${x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`
}

const planks =
  '<path d="M-60 70H460M-60 170H460M-60 270H460M-60 370H460M330 170V270" stroke="#7a2f1c" stroke-width="6" opacity=".4"/>'

const bubbles = [20, 62, 104, 150, 196, 240, 284]
  .map((angle) => {
    const turn = (angle * Math.PI) / 180
    return `<circle cx="${Math.round(176 + Math.cos(turn) * 214)}" cy="${Math.round(238 + Math.sin(turn) * 214)}" r="15" fill="#b96a28" opacity=".5"/>`
  })
  .join('')

/** A pizza larger than the frame; one slice is lifted and draws its cheese along. */
export function cover({ id }: KitchenDefinition): string {
  const art = coverArt(id)
  const cheese = art.radial(
    [
      [0, '#fff3b8'],
      [0.55, '#ffd65c'],
      [1, '#f2a736'],
    ],
    [0.36, 0.3],
    0.75,
  )
  const disc =
    '<circle cx="176" cy="252" r="232" fill="#3a0f12" opacity=".4"/><circle cx="176" cy="246" r="228" fill="#9a5420"/>' +
    `<circle cx="176" cy="238" r="228" fill="#e2a24c"/><circle cx="172" cy="232" r="214" fill="#efbd6c"/>${bubbles}` +
    `<circle cx="176" cy="238" r="194" fill="#d8472a"/><circle cx="174" cy="235" r="188" fill="${cheese.fill}"/>`
  const gap = `<g transform="translate(176 238) rotate(-42)"><path d="${wedge(240)}" fill="#b65a3a"/><path d="${wedge(240)}" fill="#5a1a18" opacity=".35"/></g>`
  const slice =
    `<path d="${wedge(228)}" transform="translate(4 20)" fill="#8a4a1a"/><path d="${wedge(228)}" fill="#e2a24c"/>` +
    `<path d="${wedge(222)}" fill="#efbd6c"/><path d="${wedge(196)}" fill="#d8472a"/><path d="${wedge(189)}" fill="${cheese.fill}"/>` +
    `${salami(144, 22)}${salami(92, -8)}${leaf(158, -34, 20)}${olive(52, 4)}`
  const strings =
    '<path d="M192 222Q214 222 232 184M204 244Q226 236 254 206" stroke="#ffdf7a" stroke-width="9" stroke-linecap="round" fill="none"/>'
  const pieces =
    [
      [92, 160],
      [196, 120],
      [70, 270],
      [164, 330],
      [276, 330],
      [150, 224],
    ]
      .map(([x = 0, y = 0]) => salami(x, y))
      .join('') +
    `${olive(130, 92)}${olive(106, 342)}${olive(226, 284)}${olive(40, 208)}${leaf(120, 246, 10)}${leaf(224, 372, -50)}${leaf(150, 150, 70)}`
  return (
    `${art.ground('#e0703f', '#8f2f22', '#ffe3a0', 0.5)}<defs>${cheese.defs}</defs>` +
    tilted(-6, planks) +
    tilted(
      4,
      `${disc}${pieces}${gap}${strings}<g transform="translate(224 186) rotate(-40) scale(1.12)"><path d="${wedge(228)}" transform="translate(-30 26)" fill="#5a1a18" opacity=".4"/>${slice}</g>`,
    )
  )
}
