import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'x11'
import { ask, openDisplay, type OpenDisplay } from './display.ts'
import type { Box } from './parts.ts'

/** Looks at the windows of a box from outside. */
export interface Windows {
  /** A window of the game is to be seen. */
  isShown(): Promise<boolean>
  /** Asks every window to close, as its cross would; false when there is none. */
  closeAll(): Promise<boolean>
  close(): void
}

interface Views extends Pick<Windows, 'isShown'> {
  isClosed: boolean
}

/** Smaller ones belong to the window manager and to toolkits. */
const SMALLEST = 48
const VIEWABLE = 2
const ANY_TYPE = 0
const CLIENT_MESSAGE = 33

export async function openWindows(display: Box['display'], onGone: () => void): Promise<Windows> {
  const opened = await openDisplay(display, onGone)
  const { client, root } = opened
  const isShown = async () => {
    const tree = await ask<{ readonly children: readonly number[] }>((reply) => client.QueryTree(root, reply))
    const seen = await Promise.all((tree?.children ?? []).map((window) => isViewable(client, window)))
    return seen.includes(true)
  }
  const views = { isShown, isClosed: false }
  return {
    isShown,
    closeAll: () => closeAll(opened, views),
    close() {
      views.isClosed = true
      client.terminate()
    },
  }
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

/** A window is shown a moment before the window manager has listed it: looks are so many milliseconds apart. */
const LOOK_EVERY = 20

async function closeAll(display: OpenDisplay, views: Views): Promise<boolean> {
  while (!views.isClosed) {
    if (await closeListed(display)) return true
    if (!(await views.isShown())) return false
    await sleep(LOOK_EVERY)
  }
  return false
}

async function closeListed({ client, root }: OpenDisplay): Promise<boolean> {
  const atom = (name: string) => ask<number>((reply) => client.InternAtom(false, name, reply))
  const names = ['_NET_CLIENT_LIST', 'WM_PROTOCOLS', 'WM_DELETE_WINDOW']
  const [list = 0, protocols = 0, deleteWindow = 0] = await Promise.all(names.map(atom))
  const property = await ask<{ readonly data: Buffer }>((reply) =>
    client.GetProperty(0, root, list, ANY_TYPE, 0, 64, reply),
  )
  const data = property?.data ?? Buffer.alloc(0)
  for (let at = 0; at + 4 <= data.length; at += 4) {
    const window = data.readUInt32LE(at)
    const event = Buffer.alloc(32)
    event.writeUInt8(CLIENT_MESSAGE, 0)
    event.writeUInt8(32, 1)
    event.writeUInt32LE(window, 4)
    event.writeUInt32LE(protocols, 8)
    event.writeUInt32LE(deleteWindow, 12)
    client.SendEvent(window, 0, 0, event)
  }
  await client.sync()
  return data.length > 0
}
