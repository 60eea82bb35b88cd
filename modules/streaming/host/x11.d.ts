/** The parts of `x11` that session hosts use; the package has no types. */
declare module 'x11' {
  import type { EventEmitter } from 'node:events'
  import type { Duplex } from 'node:stream'

  type Reply<T> = (error: Error | null, value: T) => void

  interface Damage {
    readonly ReportLevel: { readonly NonEmpty: number }
    Create(damage: number, drawable: number, level: number): void
    Subtract(damage: number, repair: number, parts: number): void
  }

  interface XTest {
    FakeInput(type: number, detail: number, delay: number, window: number, x: number, y: number): void
  }

  interface Extensions {
    damage: Damage
    xtest: XTest
  }

  interface XEvent {
    readonly name: string
    readonly keycode?: number
    readonly x?: number
    readonly y?: number
  }

  interface Client extends EventEmitter {
    readonly atoms: Readonly<Record<string, number>>
    AllocID(): number
    require<Name extends keyof Extensions>(name: Name, reply: Reply<Extensions[Name]>): void
    QueryTree(window: number, reply: Reply<{ readonly children: readonly number[] }>): void
    GetWindowAttributes(
      window: number,
      reply: Reply<{ readonly mapState: number; readonly klass: number }>,
    ): void
    GetGeometry(drawable: number, reply: Reply<{ readonly width: number; readonly height: number }>): void
    GetProperty(
      isDeleted: 0 | 1,
      window: number,
      name: number,
      type: number,
      offset: number,
      length: number,
      reply: Reply<{ readonly data: Buffer }>,
    ): void
    InternAtom(onlyIfExists: boolean, name: string, reply: Reply<number>): void
    SendEvent(window: number, propagates: 0 | 1, mask: number, event: Buffer): void
    /** Keysyms by column, one row for each key. */
    GetKeyboardMapping(first: number, count: number, reply: Reply<readonly (readonly number[])[]>): void
    ChangeKeyboardMapping(first: number, columns: number, keysyms: readonly number[]): void
    ChangeKeyboardControl(values: { readonly autoRepeatMode: 0 | 1 }): void
    CreateWindow(
      id: number,
      parent: number,
      x: number,
      y: number,
      width: number,
      height: number,
      border: number,
      depth: number,
      kind: number,
      visual: number,
      values: Readonly<Record<string, number>>,
    ): void
    MapWindow(window: number): void
    CreatePixmap(id: number, drawable: number, depth: number, width: number, height: number): void
    CreateGC(id: number, drawable: number, values: Readonly<Record<string, number>>): void
    ChangeGC(id: number, values: Readonly<Record<string, number>>): void
    PolyFillRectangle(drawable: number, gc: number, places: readonly number[]): void
    PutImage(
      format: number,
      drawable: number,
      gc: number,
      width: number,
      height: number,
      x: number,
      y: number,
      leftPad: number,
      depth: number,
      data: Buffer,
    ): void
    CopyArea(
      from: number,
      to: number,
      gc: number,
      fromX: number,
      fromY: number,
      x: number,
      y: number,
      width: number,
      height: number,
    ): void
    sync(): Promise<void>
    terminate(): void
  }

  interface Screen {
    readonly root: number
    readonly root_depth: number
    readonly pixel_width: number
    readonly pixel_height: number
  }

  interface Display {
    readonly client: Client
    readonly screen: readonly Screen[]
  }

  interface Options {
    readonly display?: string
    readonly stream?: Duplex
    readonly auth?: { readonly name: string; readonly data: string | Buffer }
  }

  const x11: {
    createClient(options: Options, ready: (error: Error | null, display: Display) => void): void
    readonly eventMask: Readonly<Record<string, number>>
  }
  export type { Client, Damage, Display, XEvent, XTest }
  export default x11
}
