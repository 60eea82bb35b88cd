import { mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import x11 from 'x11'

/**
 * A game for tests, run within a sandbox. It writes what its keyboard types to `saves/typed`, as an X program reads it: by the
 * keyboard mapping at each press, with Shift, and letters with CapsLock. Keys without a character appear as their keysym.
 */
const SHIFT_MASK = 1
const LOCK_MASK = 2
const UNICODE = 0x0100_0000
const FIRST_NAMED = 0xfe00
const folder = join(homedir(), 'saves')
mkdirSync(folder, { recursive: true })

x11.createClient({}, (error, display) => {
  if (error) throw error
  const { client } = display
  const { root, pixel_width: width, pixel_height: height } = display.screen[0]!
  const window = client.AllocID()
  const { KeyPress } = x11.eventMask
  client.CreateWindow(window, root, 0, 0, width, height, 0, 0, 1, 0, { eventMask: KeyPress! })
  let typed = ''
  client.on('event', ({ name, keycode, buttons }: { name: string; keycode?: number; buttons?: number }) => {
    if (name !== 'KeyPress') return
    client.GetKeyboardMapping(keycode!, 1, (_, rows) => {
      const [plain = 0, shifted = 0] = rows[0] ?? []
      const keysym = (buttons ?? 0) & SHIFT_MASK ? shifted : plain
      const letter = writtenBy(keysym)
      typed += (buttons ?? 0) & LOCK_MASK ? turned(letter) : letter
      writeFileSync(join(folder, 'typed'), typed)
    })
  })
  client.MapWindow(window)
})

/** Applies CapsLock to a letter; names of keys stay as they are. */
function turned(letter: string): string {
  if (letter.startsWith('<') && letter.length > 1) return letter
  const upper = letter.toUpperCase()
  return letter === upper ? letter.toLowerCase() : upper
}

function writtenBy(keysym: number): string {
  if (keysym >= UNICODE) return String.fromCodePoint(keysym - UNICODE)
  return keysym < FIRST_NAMED ? String.fromCodePoint(keysym) : `<${keysym.toString(16)}>`
}
