import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'x11'
import { ask, openDisplay, type OpenDisplay } from './display.ts'
import type { Sandbox } from './parts.ts'

/** Inspects the windows of a sandbox from outside. */
export interface Windows {
  /** Whether the game has a visible window. */
  isShown(): Promise<boolean>
  /** Asks every window to close, like its close button; false when there is none. */
  closeAll(): Promise<boolean>
  /** The size that the game's window asks for; undefined when it takes any. */
  wishedSize(): Promise<WindowSize | undefined>
  close(): void
}

export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** Smaller ones belong to the window manager and to toolkits. */
const SMALLEST = 48
const VIEWABLE = 2
const ANY_TYPE = 0
const CLIENT_MESSAGE = 33

export async function openWindows(display: Sandbox['display'], onGone: () => void): Promise<Windows> {
  const opened = await openDisplay(display, onGone)
  return {
    isShown: async () => (await shownWindows(opened)).length > 0,
    closeAll: () => closeAll(opened),
    wishedSize: () => wishedSize(opened),
    close: () => opened.client.terminate(),
  }
}

async function shownWindows({ client, root }: OpenDisplay): Promise<readonly number[]> {
  const tree = await ask<{ readonly children: readonly number[] }>((reply) => client.QueryTree(root, reply))
  const windows = tree?.children ?? []
  const areShown = await Promise.all(windows.map((window) => isViewable(client, window)))
  return windows.filter((_, index) => areShown[index])
}

async function isViewable(client: Client, window: number): Promise<boolean> {
  const look = ask<{ readonly mapState: number }>((reply) => client.GetWindowAttributes(window, reply))
  const size = ask<{ readonly width: number; readonly height: number }>((reply) =>
    client.GetGeometry(window, reply),
  )
  const [attributes, geometry] = await Promise.all([look, size])
  if (!attributes || !geometry || attributes.mapState !== VIEWABLE) return false
  return geometry.width >= SMALLEST && geometry.height >= SMALLEST
}

/** A window appears slightly before the window manager lists it: number of retries, and milliseconds between them. */
const LOOKS = 25
const LOOK_EVERY = 20

async function closeAll(display: OpenDisplay): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const listed = await listedWindows(display)
    if (listed.length > 0) return askToClose(display, listed)
    if ((await shownWindows(display)).length === 0) return false
    await sleep(LOOK_EVERY)
  }
  // A window mapped while the window manager started is never listed.
  return askToClose(display, await shownWindows(display))
}

const atomOf = (client: Client, name: string) =>
  ask<number>((reply) => client.InternAtom(false, name, reply)).then((atom) => atom ?? 0)

async function listedWindows({ client, root }: OpenDisplay): Promise<readonly number[]> {
  const list = await atomOf(client, '_NET_CLIENT_LIST')
  const property = await ask<{ readonly data: Buffer }>((reply) =>
    client.GetProperty(0, root, list, ANY_TYPE, 0, 64, reply),
  )
  const data = property?.data ?? Buffer.alloc(0)
  return Array.from({ length: data.length >> 2 }, (_, index) => data.readUInt32LE(index * 4))
}

/** False when there was no window to ask. */
async function askToClose({ client }: OpenDisplay, windows: readonly number[]): Promise<boolean> {
  const [protocols, deleteWindow] = await Promise.all([
    atomOf(client, 'WM_PROTOCOLS'),
    atomOf(client, 'WM_DELETE_WINDOW'),
  ])
  for (const window of windows) {
    const event = Buffer.alloc(32)
    event.writeUInt8(CLIENT_MESSAGE, 0)
    event.writeUInt8(32, 1)
    event.writeUInt32LE(window, 4)
    event.writeUInt32LE(protocols, 8)
    event.writeUInt32LE(deleteWindow, 12)
    client.SendEvent(window, 0, 0, event)
  }
  await client.sync()
  return windows.length > 0
}

/** Word offsets in WM_NORMAL_HINTS, and the flag bits that say which are set. */
const HINTS = { asked: [3, 4, 2 | 8], least: [5, 6, 16], most: [7, 8, 32] } as const

async function wishedSize(display: OpenDisplay): Promise<WindowSize | undefined> {
  const atom = await atomOf(display.client, 'WM_NORMAL_HINTS')
  const listed = await listedWindows(display)
  for (const window of listed.toReversed()) {
    const property = await ask<{ readonly data: Buffer }>((reply) =>
      display.client.GetProperty(0, window, atom, ANY_TYPE, 0, 18, reply),
    )
    const size = property && sizeIn(property.data)
    if (size) return size
  }
  return undefined
}

/** A non-resizable window states its size; otherwise the size it was opened with. */
function sizeIn(data: Buffer): WindowSize | undefined {
  if (data.length < 9 * 4) return undefined
  const word = (place: number) => data.readUInt32LE(place * 4)
  const read = ([width, height, bits]: readonly [number, number, number]) =>
    word(0) & bits && word(width) > 0 && word(height) > 0
      ? { width: word(width), height: word(height) }
      : undefined
  const [least, most] = [read(HINTS.least), read(HINTS.most)]
  const isFixed = least && most && least.width === most.width && least.height === most.height
  return isFixed ? least : read(HINTS.asked)
}
