import { CardFace, type CardFaceProps } from './art/CardFace.tsx'
import { useCardName } from './card-name.ts'

/** The face of a kind of card with its name in the language of the page. */
export function CardPicture(props: Omit<CardFaceProps, 'name'>) {
  const nameOf = useCardName()
  return <CardFace {...props} name={nameOf(props.kind)} />
}
