import type { Course } from '#kit/game/racing/course.ts'
import type { MapPoint } from './dashboard.ts'

/** A course from above in a square of size 1; the start points up. */
export interface CourseMap {
  readonly points: readonly MapPoint[]
  place(x: number, z: number): MapPoint
}

const EDGE = 0.08

export function mapOf(course: Course): CourseMap {
  const [left, right] = [Math.min(...course.x), Math.max(...course.x)]
  const [near, far] = [Math.min(...course.z), Math.max(...course.z)]
  const scale = (1 - 2 * EDGE) / Math.max(right - left, far - near)
  const place = (x: number, z: number) => ({
    x: 0.5 + (x - (left + right) / 2) * scale,
    y: 0.5 - (z - (near + far) / 2) * scale,
  })
  const points: MapPoint[] = []
  for (let node = 0; node < course.count; node += 3) points.push(place(course.x[node]!, course.z[node]!))
  return { points, place }
}
