/** A line through each level that takes every shell without a fall (`find-lines.ts`). */
export const tower: readonly string[] = [
  'a28 e5 a5 e5 a5 e5 a5 e5 a5 e5 az e5 a5 e5 a5 ef a5 ea aa e5 af e5 af e5 aa ef a5 e5 a5 e5 a5 e5 az ea aa ea aa e5 a5 e5 a1m',
  'a28 e5 a5 e5 a5 e5 a5 e5 a5 ea aa e5 a5 e5 au e5 a5 e5 a5 ea a5 e5 az ea aa ea aa e5 af e5 ak e5 a5 e5 af ek a5 e5 a5 e5 a1l',
  'a28 e5 a5 e5 a5 e5 a5 e5 a5 e5 ak e5 a5 e5 ap e5 a5 e5 a5 ea a5 ea aa e5 au e5 aa e5 aa ea a5 e5 aa e5 a5 e5 a5 e5 ak ek a5 e5 a5 e5 a1l',
  'a23 ef aa ea a5 e5 a5 e5 aa e5 a5 ea af ef a5 ek ak e5 a5 e5 au e5 a5 ea aa e5 ak e5 a5 e5 ap ea a5 ep a5 ea aa e5 a5 e5 aa ek a5 e5 a1w',
  'a23 ef aa ea aa ea ap ea af ea a5 e5 a5 e5 a5 e5 a5 e5 a5 e5 a5 ea ak ef a5 e5 a5 e5 a5 e5 a5 e5 aa e5 ak ef aa ef a5 e5 a1o e5 aa e5 a5 e5 a1m',
  'a23 ef aa ea a14 e5 aa e5 a5 e5 a5 e5 a5 e5 af ef a5 e5 af e5 a5 e5 aa e5 a5 e5 ap e5 a5 e5 a5 ea a5 e5 a1o e5 aa e5 ap e5 ak e5 a5 e5 af ea a5 e5 a1u',
  'a23 ef aa ea ak e5 ak e5 ak e5 aa e5 a5 e5 a5 e5 af e5 af ea aa e5 aa ea af e5 a5 e5 a5 e5 af e5 au ea aa ef a5 e5 aa e5 aa e5 af e5 ak e5 a5 e5 ak ef a5 ea a1s',
  'a23 ef aa ea a14 e5 a5 e5 ak e5 aa e5 a5 e5 a5 e5 a5 e5 aa e5 a5 e5 ap e5 a5 e5 a5 ea af e5 ak e5 a5 e5 aa ef a5 ea aa e5 ak e5 aa e5 aa ef a5 e5 a5 e5 a5 e5 ak e5 a5 e5 ak ef a5 e5 a1v',
  'a23 ef aa ea a5 e5 ak e5 a5 e5 ap ea a5 e5 a5 e5 af e5 ak e5 ap ea a5 e5 a5 ea az e5 aa e5 aa ea a5 e5 aa e5 aa e5 ak ea aa ek a5 e5 aa e5 au e5 af ef aa e5 a1v',
  'a28 ea a5 ep a5 e5 ak e5 a5 e5 aa ea aa e5 a5 e5 aa e5 aa e5 aa e5 ak e5 a5 e5 ap ef a5 e5 a1e e5 ak ef a5 ea aa e5 au ef aa ea a5 ep ak ef ap e5 a5 ea aa e5 ak e5 a5 e5 au e5 a5 e5 a5 e5 a1p',
  'a1o ea aa ea aa e5 af ea ak e5 ak ef aa e5 af e5 az ea aa ea a5 e5 a5 e5 af ef aa ea a5 ea ak e5 a5 e5 a5 e5 ap e5 ak e5 a5 e5 aa ef a5 e5 a1e e5 ak ef a5 e5 aa e5 ak e5 aa e5 ak e5 a5 e5 ak ef a5 ea a1s',
  'a28 ea a5 ea a1j e5 ak e5 a5 e5 a5 e5 a5 e5 a5 e5 aa e5 a5 e5 ap e5 aa e5 a5 e5 a5 e5 ap e5 au e5 a5 e5 a5 ea a5 e5 ap e5 ak ef aa ea aa ea ap ea aa ek a5 e5 ap ea ap e5 ak e5 a5 e5 af ea aa e5 au e5 aa e5 aa ea a1s',
  'e5 a5 e5 aa e5 az ea aa ef a5 ef aa e5 a5 e5 af ea aa e5 a5 e5 a5 e5 a5 e5 aa e5 ap e5 ap e5 aa e5 a5 e5 a5 ea af e5 az e5 aa ea a19 e5 ak ef a5 e5 a5 e5 a5 e5 ak e5 a5 e5 ap e5 aa e5 a19 e5 aa ea aa e5 a5 ea af e5 ak e5 a5 e5 af e5 af e5 a5 e5 a1v',
  'a28 e5 a5 e5 a5 e5 a5 e5 af ea af ea a5 e5 ap e5 a5 e5 aa e5 a5 e5 ak e5 ak e5 a5 e5 a5 e5 af e5 a5 e5 af e5 au ea a5 e5 aa e5 ak ea a5 e5 au e5 af e5 au e5 af e5 ak e5 a5 ea aa e5 ak e5 a5 ea a5 e5 af e5 a5 e5 af e5 ak ef a5 e5 a5 e5 aa e5 ak e5 a5 e5 aa ek a5 e5 ak e5 aa e5 aa ea af e5 a5 e5 ap ea a5 ep a5 ea aa e5 af e5 aa e5 aa ea a1s',
  'a23 ef aa ea a14 e5 a5 e5 ak e5 aa e5 a5 e5 a5 ea af e5 a5 e5 ap e5 a5 e5 a5 e5 af e5 ap ea aa e5 ap ef a5 ea aa e5 ak e5 a5 e5 ak ea a5 e5 a5 e5 a5 e5 az ea aa ea a5 e5 a5 ea a5 e5 ak e5 a5 e5 ap ea a5 e5 a1e e5 aa e5 aa e5 aa e5 a5 e5 a5 e5 ak e5 a5 e5 af ef aa e5 af e5 a5 e5 af ea af e5 a5 e5 ap ea a5 ep a5 ea aa e5 a5 e5 aa ek a5 e5 a1w',
]
