/** Below this many frames a mean says little; later frames weigh more. */
const LEAST_PICTURES = 60
const REMEMBERED = 240

/** Time per million pixels on this worker, from screen to encoded frame. */
export function openPictureCost() {
  let mean = 0
  let count = 0
  return {
    took(milliseconds: number, pixels: number): void {
      count += 1
      mean += ((milliseconds * 1e6) / pixels - mean) / Math.min(count, REMEMBERED)
    },
    read: (): number | undefined => (count < LEAST_PICTURES ? undefined : mean),
  }
}
