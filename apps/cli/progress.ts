const WIDTH = 24

/** A progress bar on a terminal; nothing elsewhere, so that logs stay readable. */
export function openProgress(out: NodeJS.WriteStream) {
  const write = (text: string) => void (out.isTTY && out.write(`\r\u001b[K${text}`))
  return {
    show(name: string, place: number, count: number) {
      const done = Math.round((place / Math.max(1, count)) * WIDTH)
      write(`[${'#'.repeat(done)}${'.'.repeat(WIDTH - done)}] ${place + 1}/${count} ${name}`)
    },
    clear: () => write(''),
  }
}
