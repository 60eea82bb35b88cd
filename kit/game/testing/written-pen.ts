/** For tests: a drawing context that only records its calls. */
export function penThatWrites() {
  const calls: (readonly [name: string, args: readonly unknown[]])[] = []
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (settings, name) =>
      settings[name as string] ?? ((...args: unknown[]) => void calls.push([name as string, args])),
  })
  return {
    pen: pen as unknown as CanvasRenderingContext2D,
    /** The arguments of every call of one method. */
    drawn: (name: string) => calls.filter(([called]) => called === name).map(([, args]) => args),
  }
}
