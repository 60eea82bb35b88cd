/** Inputs as text: a letter an input (`a` is 0) and how many ticks it is held in base 36, parted by blanks. */
export function writeLine(inputs: readonly number[]): string {
  const parts: string[] = []
  for (let at = 0; at < inputs.length;) {
    let end = at
    while (inputs[end] === inputs[at]) end++
    parts.push(String.fromCharCode(97 + inputs[at]!) + (end - at).toString(36))
    at = end
  }
  return parts.join(' ')
}

export const readLine = (text: string): number[] =>
  text
    .split(' ')
    .flatMap((part) => Array.from({ length: parseInt(part.slice(1), 36) }, () => part.charCodeAt(0) - 97))
