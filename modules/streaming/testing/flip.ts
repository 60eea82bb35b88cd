import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import x11, { type Client, type Display } from 'x11'

/**
 * A game for tests and measurements, run within a sandbox: `flip.ts [scene <frames per second>]`.
 *
 * Any key or button turns the picture from dark to light and back: all of it, or with a scene (a noisy picture that scrolls) its
 * upper left eighth. Q exits, X crashes, S saves the number of turns in `saves/turns`.
 */
const DARK = 0x202020
const LIGHT = 0xf0f0f0
const EVDEV = { q: 24, x: 53, s: 39 } as const
const TILE = 1024
const STRIP = 32
const Z_PIXMAP = 2
const SAVED = join(homedir(), 'saves', 'turns')

x11.createClient({}, (error, display) => {
  if (error) throw error
  const [mode, framesPerSecond] = process.argv.slice(2)
  play(display, mode === 'scene' ? Number(framesPerSecond ?? 60) : 0)
})

function play(display: Display, framesPerSecond: number) {
  const { client } = display
  const { root, pixel_width: width, pixel_height: height } = display.screen[0]!
  const window = client.AllocID()
  const { KeyPress, ButtonPress, Exposure } = x11.eventMask
  const eventMask = KeyPress! | ButtonPress! | Exposure!
  client.CreateWindow(window, root, 0, 0, width, height, 0, 0, 1, 0, { backgroundPixel: DARK, eventMask })
  const paint = client.AllocID()
  client.CreateGC(paint, window, { graphicsExposures: 0 })
  let turns = savedTurns()
  const fill = (drawable: number, color: number, place: readonly number[]) => {
    client.ChangeGC(paint, { foreground: color })
    client.PolyFillRectangle(drawable, paint, place)
  }
  const color = () => (turns % 2 === 0 ? DARK : LIGHT)
  const draw = () => fill(window, color(), [0, 0, width, height])

  client.on('event', ({ name, keycode }: { name: string; keycode?: number }) => {
    if (name === 'KeyPress' || name === 'ButtonPress') {
      if (keycode === EVDEV.q) process.exit(0)
      if (keycode === EVDEV.x) process.exit(3)
      if (keycode === EVDEV.s) return saveTurns(turns)
      turns += 1
    }
    if (framesPerSecond === 0) draw()
  })
  client.MapWindow(window)
  if (framesPerSecond === 0) return

  const texture = noise(client, window, paint)
  const back = client.AllocID()
  client.CreatePixmap(back, window, 24, width, height)
  let frame = 0
  setInterval(() => {
    frame += 1
    // One request changes the window, as in a game that shows finished frames.
    scroll(client, { texture, back, paint, width, height, frame })
    for (let sprite = 0; sprite < 12; sprite += 1) {
      const x = (sprite * 97 + frame * (sprite + 3)) % (width - 40)
      const y = (sprite * 61 + frame * ((sprite % 5) + 1)) % (height - 40)
      fill(back, 0xff0000 >> ((sprite % 3) * 8), [x, y, 36, 36])
    }
    fill(back, color(), [0, 0, width >> 3, width >> 3])
    client.CopyArea(back, window, paint, 0, 0, 0, 0, width, height)
  }, 1000 / framesPerSecond)
}

interface Scene {
  readonly texture: number
  readonly back: number
  readonly paint: number
  readonly width: number
  readonly height: number
  readonly frame: number
}

/** Moves four pixels sideways and one down per frame; the texture repeats. */
function scroll(client: Client, { texture, back, paint, width, height, frame }: Scene) {
  const left = (frame * 4) % TILE
  const top = frame % TILE
  for (let y = -top; y < height; y += TILE) {
    for (let x = -left; x < width; x += TILE) client.CopyArea(texture, back, paint, 0, 0, x, y, TILE, TILE)
  }
}

/** Coloured tiles with grain: as hard to encode as a busy game. */
function noise(client: Client, window: number, paint: number): number {
  const texture = client.AllocID()
  client.CreatePixmap(texture, window, 24, TILE, TILE)
  let random = 12_345
  for (let top = 0; top < TILE; top += STRIP) {
    const strip = Buffer.alloc(TILE * STRIP * 4)
    for (let y = 0; y < STRIP; y += 1) {
      for (let x = 0; x < TILE; x += 1) {
        const tile = (x >> 5) * 7 + ((top + y) >> 5) * 13
        random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
        const grain = (random >>> 24) & 15
        const isEdge = (x & 31) < 2 || y < 2
        const [red, green, blue] = [tile * 37, tile * 91, tile * 53].map(
          (tone) => (tone & 255) >> (isEdge ? 1 : 0),
        )
        strip.set([blue!, green!, (red! * 3 + grain * 4) >> 2], (y * TILE + x) * 4)
      }
    }
    client.PutImage(Z_PIXMAP, texture, paint, TILE, STRIP, 0, top, 0, 24, strip)
  }
  return texture
}

function savedTurns(): number {
  try {
    return Number(readFileSync(SAVED, 'utf8'))
  } catch {
    return 0
  }
}

function saveTurns(turns: number) {
  mkdirSync(join(homedir(), 'saves'), { recursive: true })
  writeFileSync(SAVED, String(turns))
}
