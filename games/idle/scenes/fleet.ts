import { fillCircle, fillRound, shade, signed, slab, write } from '#kit/game/draw.ts'
import { coin, hut, islander, oval, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import {
  FLEET,
  groundPlace,
  GROUNDS,
  HOME,
  openGrounds,
  room,
  SELL,
  type Boat,
  type Harbour,
} from '../trades/fleet.ts'

const SAILS = ['#ff6b5e', '#ffd23f', '#5fd6a0', '#f07fb8', '#7fa4ff', '#ffffff'] as const
const STALL = { x: 160, y: 590 }

/** A harbour at dawn: fishing grounds out at sea, boats on their way, the stall with its price. */
export const openScene = (): Scene => {
  const scene: Scene<Harbour> = {
    ground(pen, { box, unit, place }) {
      const sea = pen.createLinearGradient(0, 0, 0, box.height)
      sea.addColorStop(0, '#f7b58a')
      sea.addColorStop(0.24, '#e58f8f')
      sea.addColorStop(0.3, '#4f8fc4')
      sea.addColorStop(1, '#1f5f9a')
      pen.fillStyle = sea
      pen.fillRect(0, 0, box.width, box.height)
      const sun = place(880, 20)
      fillCircle(pen, sun.x, sun.y, unit * 12, 'rgb(255 240 190 / .5)')
      fillCircle(pen, sun.x, sun.y, unit * 8, '#fff0c0')
      const land = place(0, 780)
      oval(pen, land.x, land.y + unit * 2, unit * 34, unit * 52, '#c99b52')
      oval(pen, land.x, land.y, unit * 33, unit * 51, '#f6dfa0')
      oval(pen, land.x - unit * 4, land.y - unit, unit * 25, unit * 43, '#8fd05a')
      const pier = place(HOME.x, HOME.y)
      fillRound(
        pen,
        { x: pier.x - unit * 6, y: pier.y - unit, width: unit * 30, height: unit * 6 },
        3,
        '#6b3f1c',
      )
      for (let plank = 0; plank < 8; plank++)
        fillRound(
          pen,
          {
            x: pier.x - unit * 6 + plank * unit * 3.7,
            y: pier.y - unit * 2,
            width: unit * 3.4,
            height: unit * 5.4,
          },
          2,
          '#b57a42',
        )
    },
    draw(pen, look) {
      const { body, unit, place, world, time } = look
      for (let wave = 0; wave < 14; wave++) {
        const at = place((wave * 173 + time * 8) % 1000, 260 + ((wave * 97) % 700))
        fillRound(
          pen,
          { x: at.x, y: at.y + Math.sin(time * 2 + wave) * unit * 0.5, width: unit * 4, height: unit * 0.6 },
          2,
          'rgb(255 255 255 / .25)',
        )
      }
      for (let ground = 0; ground < GROUNDS; ground++) shoal(pen, look, ground)
      stall(pen, look)
      for (const [index, boat] of body.boats.entries()) drawBoat(pen, look, boat, index)
      if (world.levels[FLEET.skipper]! > 0) {
        const at = place(HOME.x - 90, HOME.y - 30)
        islander(pen, at.x, at.y, unit * 9, '#2f6fd0')
      }
    },
    spots: ({ place, unit, world }) => [
      { at: place(STALL.x, STALL.y), reach: Math.max(36, unit * 17), input: ['act', SELL, 0] },
      ...Array.from({ length: openGrounds(world.levels) }, (_, ground) => ({
        at: place(groundPlace(ground).x, groundPlace(ground).y),
        reach: Math.max(34, unit * 15),
        input: ['act', ground, 0] as const,
      })),
    ],
    finger: ({ place }) => [place(groundPlace(0).x, groundPlace(0).y)],
    show({ kind, amount = 0, x = 0, y = 0 }, { effects, place, short }) {
      const at = place(x, y)
      if (kind === 'catch')
        effects.burst(at, { count: 9, colors: ['#d8f4ff', '#7fd4ff'], speed: 130, size: 5 })
      if (kind === 'land') effects.rise(signed(`+${short(amount)}`), at, '#bfeaff')
      if (kind === 'pick') effects.burst(at, { count: 26, colors: ['#ffd35e', '#fff0b0'], speed: 230 })
    },
  }
  return scene as Scene
}

function shoal(pen: Pen, { body, world, unit, place, time }: Look<Harbour>, ground: number) {
  const { x, y } = place(groundPlace(ground).x, groundPlace(ground).y)
  const open = ground < openGrounds(world.levels)
  oval(pen, x, y, unit * 13, unit * 7.5, open ? 'rgb(190 240 255 / .28)' : 'rgb(10 30 60 / .2)')
  if (!open) return
  pen.strokeStyle = 'rgb(220 248 255 / .6)'
  pen.lineWidth = 2
  pen.beginPath()
  pen.ellipse(x, y, unit * 13, unit * 7.5, 0, 0, 2 * Math.PI)
  pen.stroke()
  const count = Math.round((body.shoals[ground] ?? 0) * 7)
  for (let one = 0; one < count; one++) {
    const turn = time * (0.5 + ground * 0.1) + one * 0.9
    const [fx, fy] = [
      x + Math.cos(turn) * unit * (5 + (one % 3) * 2.4),
      y + Math.sin(turn) * unit * (2.6 + (one % 3)),
    ]
    const dark = ['#ffcf6b', '#ff9ab0', '#b0e86b', '#e0b0ff'][ground]!
    const face = Math.sin(turn) > 0 ? -1 : 1
    oval(pen, fx, fy, unit * (1.8 + ground * 0.3), unit * 0.9, dark)
    shape(
      pen,
      [fx - face * unit * 1.4, fy, fx - face * unit * 3, fy - unit, fx - face * unit * 3, fy + unit],
      dark,
    )
  }
}

function drawBoat(
  pen: Pen,
  { unit, place, world, time }: Look<Harbour>,
  { ground, age, trip, load }: Boat,
  index: number,
) {
  const home = {
    x: HOME.x + 110 + (index % 3) * 62,
    y: HOME.y + 60 + Math.floor(index / 3) * 60 - (index % 3) * 18,
  }
  const to = groundPlace(ground)
  const part = ground < 0 ? 0 : 1 - Math.abs(1 - (2 * age) / trip)
  const { x, y: flat } = place(home.x + (to.x - home.x) * part, home.y + (to.y - home.y) * part)
  const y = flat + Math.sin(time * 2.4 + index) * unit * 0.5
  const size = unit * (0.85 + Math.min(0.5, world.levels[FLEET.hull]! * 0.04)) * (1 - part * 0.15)
  const back = age * 2 > trip ? -1 : 1
  oval(pen, x, y + size * 3, size * 7.5, size * 1.6, 'rgb(255 255 255 / .35)')
  shape(
    pen,
    [x - size * 6.5, y, x + size * 6.5, y, x + size * 4.4, y + size * 3.8, x - size * 4.4, y + size * 3.8],
    '#6b3418',
  )
  shape(
    pen,
    [
      x - size * 6.5,
      y - size * 0.4,
      x + size * 6.5,
      y - size * 0.4,
      x + size * 5.6,
      y + size * 1.6,
      x - size * 5.6,
      y + size * 1.6,
    ],
    '#a85a2a',
  )
  fillRound(pen, { x: x - size * 0.4, y: y - size * 11, width: size * 0.8, height: size * 11 }, 2, '#8a5a2e')
  const sail = SAILS[index % SAILS.length]!
  shape(
    pen,
    [
      x + back * size * 0.7,
      y - size * 10.6,
      x + back * size * 6.4,
      y - size * 2.4,
      x + back * size * 0.7,
      y - size * 2,
    ],
    sail,
  )
  shape(
    pen,
    [
      x - back * size * 0.7,
      y - size * 9,
      x - back * size * 4,
      y - size * 2.4,
      x - back * size * 0.7,
      y - size * 2,
    ],
    shade(sail, -0.2),
  )
  if (load > 0)
    for (const dx of [-3, -1, 1]) oval(pen, x + dx * size, y - size * 0.7, size * 1.3, size * 0.7, '#bfe4ff')
}

function stall(pen: Pen, { body, unit, place, world, time, short }: Look<Harbour>) {
  const { x, y } = place(STALL.x, STALL.y)
  hut(
    pen,
    x - unit * 2,
    y + unit * 6,
    unit * 19,
    '#f0d9a8',
    1 + Math.min(2, Math.floor(world.levels[FLEET.stall]! / 5)),
  )
  const share = Math.min(1, body.stock / room(world.levels))
  const crates = Math.ceil(share * 6)
  for (let crate = 0; crate < crates; crate++) {
    const box = {
      x: x + unit * (7 + (crate % 2) * 5.4),
      y: y + unit * (3.4 - Math.floor(crate / 2) * 4.2),
      width: unit * 5,
      height: unit * 4.4,
    }
    slab(pen, box, 2, '#d99a4a', '#8a5a2e', unit)
    oval(pen, box.x + box.width / 2, box.y + unit * 0.6, unit * 1.6, unit * 0.8, '#8fd0ff')
  }
  const good = body.price >= 1.25
  const tag = { x: x - unit * 14, y: y - unit * 22, width: unit * 29, height: Math.max(24, unit * 7.6) }
  const hop = good ? Math.sin(time * 7) * unit * 0.4 : 0
  slab(
    pen,
    { ...tag, y: tag.y + hop },
    tag.height / 2,
    good ? '#3fc878' : body.price < 0.9 ? '#d9604f' : '#e8a83a',
    '#3a2210',
    3,
  )
  coin(pen, tag.x + tag.height * 0.55, tag.y + hop + tag.height * 0.45, tag.height * 0.3)
  write(pen, signed(`×${body.price.toFixed(1)}`), tag.x + tag.width * 0.62, tag.y + hop + tag.height * 0.45, {
    size: Math.max(13, tag.height * 0.56),
    widest: tag.width * 0.6,
  })
  if (body.stock > 0)
    write(pen, short(body.stock), x + unit * 12, y + unit * 11, {
      size: Math.max(12, unit * 4),
      color: '#123',
    })
}
