import { Transform } from 'node:stream'

/** Passes on so many bytes; what comes after them ends the pipeline with this fault. */
export function noLongerThan(bytes: number, fault: string): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      if (left < 0) done(new Error(fault))
      else done(null, chunk)
    },
  })
}
