import { connect } from 'node:net'
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import x11 from 'x11'

/**
 * A small game for trials, run within a sandbox: `odd-game.ts [good|grabs|busy|forks|fills|calls]`.
 *
 * Each key or button changes the order of three bands of colour. `grabs` takes keyboard, pointer and the whole display; `busy`
 * uses a core while nothing moves; `forks`, `fills` and `calls` start processes without end, fill the disk and use the network.
 */
const COLOURS = [0xc0_30_30, 0x30_c0_30, 0x30_30_c0]
const [mode = 'good'] = process.argv.slice(2)

x11.createClient({}, (error, display) => {
  if (error) throw error
  const { client } = display
  const { root, pixel_width: width, pixel_height: height } = display.screen[0]!
  const window = client.AllocID()
  const { KeyPress, ButtonPress, Exposure } = x11.eventMask
  client.CreateWindow(window, root, 0, 0, width, height, 0, 0, 1, 0, {
    backgroundPixel: 0x20_20_20,
    eventMask: KeyPress! | ButtonPress! | Exposure!,
  })
  const paint = client.AllocID()
  client.CreateGC(paint, window, { graphicsExposures: 0 })
  let turns = 0
  const draw = () => {
    for (const [place] of COLOURS.entries()) {
      client.ChangeGC(paint, { foreground: COLOURS[(place + turns) % COLOURS.length]! })
      client.PolyFillRectangle(window, paint, [20, 20 + place * 60, width - 40, 50])
    }
  }
  client.on('event', ({ name }: { name: string }) => {
    if (name !== 'Expose') turns += 1
    draw()
  })
  client.MapWindow(window)
  if (mode === 'grabs') setTimeout(() => grab(client as unknown as Grabbing, window), 3000)
})

interface Grabbing {
  GrabKeyboard(
    window: number,
    ownerEvents: boolean,
    time: number,
    pointerMode: number,
    keyboardMode: number,
  ): void
  GrabPointer(...all: number[]): void
  GrabServer(): void
}

function grab(client: Grabbing, window: number) {
  client.GrabKeyboard(window, false, 0, 1, 1)
  client.GrabPointer(window, 0, 0, 1, 1, 0, 0, 0)
  client.GrabServer()
}

if (mode === 'busy') spin()
function spin() {
  const until = performance.now() + 30
  while (performance.now() < until);
  setImmediate(spin)
}

// Their errors are ignored: trials observe the effects.
if (mode === 'forks') setInterval(() => spawn('/bin/sleep', ['600']).on('error', () => undefined), 5)
if (mode === 'fills') {
  const much = Buffer.alloc(1 << 20, 1)
  setInterval(() => appendFileSync(`${process.env['HOME']}/full`, much), 10)
  process.on('uncaughtException', () => undefined)
}
if (mode === 'calls') setInterval(() => connect(80, '192.0.2.1').on('error', () => undefined), 50)
