import { animals } from './animals.ts'
import type { Drawing } from './drawing.ts'
import { furniture } from './furniture.ts'
import { houseProps } from './house-props.ts'
import { outdoors } from './outdoors.ts'
import { people } from './people.ts'
import { prankProps } from './prank-props.ts'
import { outingProps } from './outing-props.ts'
import { showProps } from './show-props.ts'
import { townProps } from './town-props.ts'
import { trades } from './trades.ts'
import { wildAnimals } from './wild-animals.ts'

const all: Readonly<Record<string, Drawing>> = {
  ...people,
  ...trades,
  ...animals,
  ...wildAnimals,
  ...furniture,
  ...houseProps,
  ...outdoors,
  ...townProps,
  ...prankProps,
  ...outingProps,
  ...showProps,
}

/** The drawing of a name; a scene that names none is a mistake of ours. */
export function drawingOf(name: string): Drawing {
  const found = all[name]
  if (!found) throw new Error(`no drawing of ${name}`)
  return found
}
