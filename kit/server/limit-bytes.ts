import { Transform } from 'node:stream'

/** Passes on at most this many bytes; more end the pipeline with this error. */
export function limitBytes(bytes: number, fault: string): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      if (left < 0) done(new Error(fault))
      else done(null, chunk)
    },
  })
}
