import type { Course } from '#kit/game/racing/course.ts'
import { VERGE } from './car.ts'
import { picture, type Picture } from './craft-art.ts'
import type { Look } from './looks.ts'

type Pen = CanvasRenderingContext2D

/** A thing beside the course: it only stands there. */
export interface Thing {
  readonly x: number
  readonly z: number
  readonly kind: number
  readonly turn: number
}

const SIZE = 11
const EVERY = 4
const TRIES = 2

const rough = (value: number) => {
  const wild = Math.sin(value * 127.1 + 11.3) * 43758.5453
  return wild - Math.floor(wild)
}

/** Places things along both sides, never on the road. */
export function placeThings(course: Course): Thing[] {
  const things: Thing[] = []
  for (let node = 0; node < course.count; node += EVERY)
    for (let wish = 0; wish < TRIES; wish++) {
      const luck = rough(node * 3 + wish)
      const side = wish % 2 === 0 ? 1 : -1
      const aside = side * (course.width[node]! / 2 + VERGE + 4 + luck * 22)
      const x = course.x[node]! + course.dz[node]! * aside
      const z = course.z[node]! - course.dx[node]! * aside
      if (!isClear(course, x, z)) continue
      things.push({ x, z, kind: Math.floor(rough(node + wish * 7.7) * 3), turn: luck * 6 })
    }
  return things
}

function isClear(course: Course, x: number, z: number): boolean {
  for (let node = 0; node < course.count; node += 2) {
    const room = course.width[node]! / 2 + VERGE + 3
    const [dx, dz] = [course.x[node]! - x, course.z[node]! - z]
    if (dx * dx + dz * dz < room * room) return false
  }
  return true
}

export const paintThings = (look: Look, sharpness: number): readonly Picture[] =>
  [0, 1, 2].map((kind) => picture(SIZE, sharpness, (pen) => PAINTERS[look.things](pen, kind)))

const disc = (pen: Pen, x: number, y: number, radius: number, paint: string) => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = paint
  pen.fill()
}

const PAINTERS: Record<Look['things'], (pen: Pen, kind: number) => void> = {
  palms(pen, kind) {
    const size = 2.6 + kind * 0.6
    star(pen, 0.7, -0.8, size, 'rgb(6 30 34 / .3)')
    star(pen, 0, 0, size, '#1f8a63')
    star(pen, -0.1, 0.2, size * 0.72, '#35b374')
    disc(pen, 0, 0, 0.5, '#8a5a34')
  },
  blossoms(pen, kind) {
    const size = 2 + kind * 0.5
    disc(pen, 0.7, -0.8, size, 'rgb(40 30 50 / .25)')
    disc(pen, 0, 0, size, '#e2749f')
    disc(pen, -0.4, 0.4, size * 0.72, '#ff9cc2')
    disc(pen, -0.7, 0.8, size * 0.32, '#ffd3e4')
  },
  lamps(pen, kind) {
    disc(pen, 0, 0, 5, kind === 1 ? 'rgb(255 190 90 / .16)' : 'rgb(125 240 226 / .13)')
    disc(pen, 0, 0, 3, kind === 1 ? 'rgb(255 190 90 / .2)' : 'rgb(125 240 226 / .16)')
    disc(pen, 0, 0, 0.8, kind === 1 ? '#ffd08a' : '#b8fff5')
  },
  cacti(pen, kind) {
    if (kind === 0) {
      disc(pen, 0.6, -0.7, 2.3, 'rgb(60 30 20 / .28)')
      disc(pen, 0, 0, 2.2, '#9c6a48')
      disc(pen, -0.4, 0.5, 1.5, '#b78258')
      return
    }
    disc(pen, 0.5, -0.6, 1.5, 'rgb(60 30 20 / .28)')
    for (let arm = 0; arm < 3 + kind; arm++) {
      const angle = (arm / (3 + kind)) * 2 * Math.PI
      disc(pen, Math.cos(angle) * 1.2, Math.sin(angle) * 1.2, 0.75, '#4f9a5e')
    }
    disc(pen, 0, 0, 1.2, '#66b573')
    disc(pen, -0.3, 0.3, 0.4, '#ff9cc2')
  },
  islets(pen, kind) {
    disc(pen, 0, 0, 3 + kind * 0.5, '#5fa85a')
    star(pen, 0.2, -0.2, 2.4, '#2f9a68')
    star(pen, 0, 0.1, 1.6, '#4fc07c')
  },
  pines(pen, kind) {
    const size = 2.2 + kind * 0.6
    star(pen, 0.7, -0.8, size, 'rgb(10 30 40 / .28)')
    star(pen, 0, 0, size, '#2f6f5c')
    star(pen, -0.1, 0.15, size * 0.68, '#4b9078')
    star(pen, -0.2, 0.3, size * 0.34, '#e8f6f4')
  },
  tents(pen, kind) {
    const paint = ['#ff6b5e', '#3f8cff', '#ffc53d'][kind]!
    disc(pen, 0.9, -1, 3.2, 'rgb(30 20 30 / .26)')
    disc(pen, 0, 0, 3.2, '#fff6e4')
    for (let wedge = 0; wedge < 6; wedge++) {
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.arc(0, 0, 3.2, (wedge / 6) * 2 * Math.PI, ((wedge + 0.5) / 6) * 2 * Math.PI)
      pen.fillStyle = paint
      pen.fill()
    }
    disc(pen, 0, 0, 0.5, '#fff6e4')
  },
  reeds(pen, kind) {
    disc(pen, 0.5, -0.6, 2.2 + kind * 0.4, 'rgb(10 40 30 / .22)')
    for (let blade = 0; blade < 6 + kind; blade++) {
      const angle = blade * 2.4
      const reach = 0.6 + (blade % 3) * 0.7
      disc(pen, Math.cos(angle) * reach, Math.sin(angle) * reach, 0.8, blade % 2 ? '#8cc069' : '#5fa85a')
    }
    disc(pen, 0.4, 0.5, 0.42, '#ffe27a')
  },
  crockery(pen, kind) {
    disc(pen, 0.7, -0.9, 4.3, 'rgb(50 24 8 / .32)')
    if (kind === 0) {
      disc(pen, 0, 0, 4.3, '#f4ede0')
      disc(pen, 0, 0, 3.4, '#d9cdb8')
      disc(pen, 0, 0, 3, '#7a4a2a')
      disc(pen, -0.9, 0.9, 1, '#a9744a')
      return
    }
    disc(pen, 0, 0, 4.1, '#d79a52')
    disc(pen, -0.3, 0.3, 3.5, '#e6b26b')
    for (let crumb = 0; crumb < 7; crumb++)
      disc(
        pen,
        Math.cos(crumb * 2.4) * (1 + crumb * 0.3),
        Math.sin(crumb * 2.4) * (1 + crumb * 0.3),
        0.42,
        '#6b3d22',
      )
  },
}

function star(pen: Pen, x: number, y: number, size: number, paint: string) {
  const leaves = 7
  pen.beginPath()
  for (let step = 0; step < leaves * 2; step++) {
    const angle = (step / (leaves * 2)) * 2 * Math.PI
    const reach = step % 2 ? size * 0.42 : size
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  pen.closePath()
  pen.fillStyle = paint
  pen.fill()
}
