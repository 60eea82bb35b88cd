import { animals } from './animals.ts'
import type { Drawing } from './drawing.ts'
import { furniture } from './furniture.ts'
import { houseProps } from './house-props.ts'
import { outdoors } from './outdoors.ts'
import { people } from './people.ts'
import { prankProps } from './prank-props.ts'
import { townProps } from './town-props.ts'

const all: Readonly<Record<string, Drawing>> = {
  ...people,
  ...animals,
  ...furniture,
  ...houseProps,
  ...outdoors,
  ...townProps,
  ...prankProps,
}

/** The drawing of a name; a scene that names none is a mistake of ours. */
export function drawingOf(name: string): Drawing {
  const found = all[name]
  if (!found) throw new Error(`no drawing of ${name}`)
  return found
}
