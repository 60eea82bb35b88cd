import { contactShadow, coverArt } from '#kit/game/cover.ts'
import type { BumperDefinition } from './definitions.ts'

/** A bumper car from above, turned by the angle. */
function car(x: number, y: number, angle: number, color: string, seat: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    '<rect x="-66" y="-44" width="132" height="96" rx="40" fill="#03251A" opacity=".35" transform="translate(4 10)"/>' +
    '<rect x="-68" y="-48" width="136" height="96" rx="42" fill="#16242C"/>' +
    `<rect x="-60" y="-40" width="120" height="80" rx="34" fill="${color}"/>` +
    `<rect x="-30" y="-28" width="52" height="56" rx="20" fill="${seat}"/>` +
    '<circle cx="-6" cy="0" r="17" fill="#FFE0BD"/><path d="M-6 -17a17 17 0 0 0 0 34z" fill="#3A2417"/>' +
    '<path d="M40 -24v48" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".75"/></g>'
  )
}

const BALL =
  '<circle cx="206" cy="184" r="52" fill="#FFFDF2"/>' +
  '<path d="M206 158l26 19l-10 31h-32l-10 -31z" fill="#16242C"/>' +
  '<path d="M206 158v-24M232 177l22 -8M222 208l14 20M190 208l-14 20M180 177l-22 -8" stroke="#16242C" stroke-width="7"/>'

/** Kick-off: the ball on the spot, red and blue approaching from both corners. */
export function cover({ id, teams }: BumperDefinition): string {
  const rival = teams[0]!
  const chalk =
    '<g stroke="#fff" stroke-width="8" fill="none" opacity=".55"><circle cx="200" cy="200" r="92"/><path d="M200 -10V410"/></g>'
  const bands = [0, 1, 2]
    .map((band) => `<rect x="${band * 160 - 40}" width="80" height="400" fill="#0A5A35" opacity=".12"/>`)
    .join('')
  return (
    coverArt(id).ground('#58C96B', '#137A4B', '#EFFFC9', 0.5) +
    chalk +
    bands +
    car(96, 280, -34, '#FF5A5F', '#A91F2C') +
    car(318, 106, 150, rival.color, rival.seat) +
    contactShadow(214, 226, 54, 16, 0.35) +
    BALL
  )
}
