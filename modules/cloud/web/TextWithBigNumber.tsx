interface TextWithBigNumberProps {
  /** The text for a given value. */
  readonly say: (value: string) => string
  readonly value: string
  readonly className?: string | undefined
}

/** No text contains it, so it marks where the value goes. */
const MARK = '\uE000'

/** A text with its number enlarged, wherever the language puts it. */
export function TextWithBigNumber({ say, value, className }: TextWithBigNumberProps) {
  const [before, after] = say(MARK).split(MARK)
  return (
    <>
      {before}
      <b className={className}>{value}</b>
      {after}
    </>
  )
}
