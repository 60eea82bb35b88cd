/** Feeds a block of the dry mix and adds the reverb to both channels. */
export type Hall = (dry: Float32Array, left: Float32Array, right: Float32Array) => void

/** Delays without a common factor, in seconds, so that echoes fill each other's gaps. */
const DELAYS = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0599, 0.0671, 0.0743]
const BEFORE_SECONDS = 0.018
const LEVEL = 0.36

/**
 * A reverb of eight delays that feed one another (Jot's feedback delay network with a Householder matrix). A low-pass in each
 * delay models walls, which absorb treble.
 */
export function openHall(rate: number, seconds: number, damp = 0.32): Hall {
  const lines = DELAYS.map((delay) => new Float32Array(Math.round(delay * rate)))
  const keeps = lines.map(({ length }) => 0.001 ** (length / (seconds * rate)))
  const heads = new Int32Array(8)
  const lows = new Float64Array(8)
  const outs = new Float64Array(8)
  const early = new Float32Array(Math.round(BEFORE_SECONDS * rate))
  let earlyHead = 0
  let floor = 0
  return (dry, left, right) => {
    for (let index = 0; index < dry.length; index++) {
      const late = early[earlyHead]!
      early[earlyHead] = dry[index]!
      earlyHead = earlyHead + 1 === early.length ? 0 : earlyHead + 1
      // High-pass: reverberated low frequencies muddy the bass.
      floor += (late - floor) * 0.035
      const given = late - floor
      let sum = 0
      for (let one = 0; one < 8; one++) {
        const out = lines[one]![heads[one]!]!
        lows[one]! += (out * keeps[one]! - lows[one]!) * (1 - damp)
        outs[one] = lows[one]!
        sum += lows[one]!
      }
      const shared = sum * 0.25
      for (let one = 0; one < 8; one++) {
        const line = lines[one]!
        const head = heads[one]!
        line[head] = given + outs[one]! - shared
        heads[one] = head + 1 === line.length ? 0 : head + 1
      }
      left[index]! += LEVEL * (outs[0]! - outs[2]! + outs[4]! - outs[6]! + 0.5 * (outs[1]! - outs[5]!))
      right[index]! += LEVEL * (outs[1]! - outs[3]! + outs[5]! - outs[7]! + 0.5 * (outs[2]! - outs[6]!))
    }
  }
}
