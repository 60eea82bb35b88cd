/** Before so many pictures a mean tells little; afterwards the last ones count most. */
const LEAST_PICTURES = 60
const REMEMBERED = 240

/** How long a worker takes for a million pixels, from screen to encoded picture. */
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
