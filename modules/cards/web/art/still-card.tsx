import type { ReactElement } from 'react'
import { kindOf, kindsOf } from '../../model.ts'
import { drawFace } from './brush.ts'
import { CardFrame } from './CardFrame.tsx'
import { facesOfLevel } from './faces-of-level.ts'

/** A card as one static drawing without its name, for pictures that leave the page. */
export async function stillCard(kind: number): Promise<ReactElement> {
  const { level } = kindOf(kind)
  const faces = await facesOfLevel[level]()
  const { defs, back, front } = drawFace(faces[kind - kindsOf(level)[0]!.kind]!, 'face')
  return (
    <CardFrame id="card" level={level}>
      <defs dangerouslySetInnerHTML={{ __html: defs }} />
      <g dangerouslySetInnerHTML={{ __html: back }} />
      <g dangerouslySetInnerHTML={{ __html: front }} />
    </CardFrame>
  )
}
