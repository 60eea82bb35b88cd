interface SayBigProps {
  /** Says the text around whatever it is given. */
  readonly say: (value: string) => string
  readonly value: string
  readonly className?: string | undefined
}

/** No text contains it, so it marks the place of the value. */
const MARK = '\uE000'

/** A text with its number made big, wherever the language puts it. */
export function SayBig({ say, value, className }: SayBigProps) {
  const [before, after] = say(MARK).split(MARK)
  return (
    <>
      {before}
      <b className={className}>{value}</b>
      {after}
    </>
  )
}
