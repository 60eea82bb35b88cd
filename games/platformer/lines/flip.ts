/** A line through each level that takes every shell without a fall (`find-lines.ts`). */
export const flip: readonly string[] = [
  'g5 c5 aa c28 b5 cz b5 cf b5 c1y g5 c2x a3',
  'g5 ca a5 c5 b5 ca g5 cf a5 c5 e5 ck g5 cf a5 ca b5 c5 g5 a5 cu e5 cp g5 a5 cf g5 cf a5 g5 a5 ca a5 g5 a5 cp a5 c5 aa c3h b5',
  'g5 c5 a5 c23 e5 cf b5 c5 e5 a5 ca a5 c5 b5 cp b5 c1t b5 ca g5 a5 c5 a5 c5 b5 c5 g5 c5 a5 c5 a5 c41 e5 c5 aa ck b5 ca b5 cp b5 c4',
  'g5 c5 a5 c1t g5 a5 c5 a5 cp g5 a5 cp g5 cf a5 ca g5 ca a5 cz f5 cf a5 c5 e5 ck g5 ck g5 c5 af g5 cf a5 g5 a5 c5 a5 c5 b5 c5 g5 a5 c5 a5 c1i',
  'g5 c5 aa c28 ba c5 a5 c5 a5 c5 a5 ca b5 c5 g5 c5 a5 c5 a5 ca b5 c3r g5 c5 a5 c5 b5 ca g5 a5 c5 a5 g5 a5 c2x g5 a5 c5 a5 ca b5 c1i',
  'g5 c5 aa c28 b5 cz b5 cf b5 c2s g5 c19 e5 cz g5 c5 a5 b5 cf e5 ck b5 cf b5 c14 g5 c5 a5 cf b5 c23 b5 c5',
  'ca g5 ck g5 a5 ca a5 g5 ck e5 a5 c5 a5 cf e5 a5 ca b5 c5 af ca a5 c5 e5 a5 ck b5 ck e5 c28 g5 cz g5 b5 a5 ck g5 aa cz g5 c2i g5 a5 c5 a5 c5 g5 a5 b5 aa g5 ck e5 ck g5 a5 cp b5 c13',
  'ca b5 cp b5 c1o g5 a5 ca a5 ca g5 ca a5 c5 g5 aa c23 a5 b5 a5 c5 a5 cz b5 c4g b5 c5 b5 ca b5 c23 b5 c5 g5 cf a5 cf b5 ca b5 g5 ck g5 af c19 b4',
  'ca b5 cp b5 c19 g5 a5 c5 a5 c5 g5 a5 c5 a5 cf g5 c5 a5 ca b5 ca b5 cp g5 a5 c14 g5 a5 cf b5 cf g5 a5 c5 a5 c1y g5 ck g5 ck g5 af cp b5 ck g5 c5 a5 c5 a5 cp g5 a5 c5 a5 cu b5 ca b5 c1t g5 a5 c5 a5 ca b5 c14 b5 c5',
  'g5 ca a5 c5 b5 ca g5 cf a5 f5 ca a5 ca g5 ca a5 c5 g5 c5 aa b5 c5 g5 ck e5 c5 a5 c5 a5 c5 g5 a5 c5 a5 c1y g5 c5 a5 c5 a5 cf g5 ca a5 g5 aa ca b5 c3w g5 ck f5 cp b5 cf g5 cu a5 cz g5 ck e5 af ck b5 c19 a5 c5',
  'ca g5 ck g5 a5 ca a5 g5 ck e5 a5 c5 a5 cf e5 a5 ca b5 c5 af ca a5 c5 e5 a5 ck b5 ck e5 cp a5 c5 a5 ca b5 c14 b5 cp b5 cp b5 c32 e5 a5 ca a5 ca b5 cf e5 cp g5 ck e5 aa c5 a5 g5 ck e5 aa ck b5 cp g5 ck e5 b5 ca a5 ca b5 cu b5 c1t g5 a5 cu b5 c1t b5 c4',
  'g5 ca a5 c5 b5 ca g5 cf a5 f5 ca a5 c5 g5 a5 c5 a5 ca a5 ca a5 cp g5 c5 aa ck b5 cf b5 c1y g5 a5 c4b b5 c5 g5 c5 a5 c5 b5 ca e5 c5 a5 g5 c14 b5 cu g5 cf a5 g5 c5 aa b5 c5 g5 ck e5 c5 a5 c5 a5 ca b5 c1t b5 cu g5 a5 ca a5 c1e b5 c5',
  'g5 c5 a5 c1t g5 a5 c5 a5 cp g5 a5 cf a5 ca g5 cf a5 cu e5 cp e5 a5 ca a5 g5 af cu b5 cf g5 ca g5 b5 c5 g5 cf b5 ca aa ba a5 g5 c5 a5 c3h g5 cf a5 ca g5 c5 a5 c5 a5 cp b5 cf b5 ck a5 b5 a5 c5 a5 b5 a5 ca a5 c4l b5 cp b5 g5 af ca b5 ca b5 c1t b5 c4',
  'ca b5 cp b5 c1o g5 a5 ca a5 ca g5 ca a5 ca b5 c5 g5 ck b5 cu g5 cf a5 g5 c5 af g5 ca a5 c5 e5 ck g5 c19 b5 ca g5 cf a5 ca g5 ck g5 af ca b5 cz g5 c5 a5 c5 g5 ca e5 cf b5 c5 af b5 f5 cz f5 cp e5 a5 c5 a5 c5 g5 a5 ck aa ck b5 c5 g5 c5 aa c41 a5 c32 b5 a5 c5 g5 cf a5 cu g5 cp e5 af cf b5 cf b5 ce',
  'ca b5 cp b5 c19 g5 ca a5 c5 a5 g5 a5 c5 a5 ca b5 g5 cp b5 c1j bf ca b5 a5 ca b5 c37 b5 cp b5 c5 g5 a5 cf b5 cp e5 cu g5 ca a5 ca b5 c28 g5 a5 c5 a5 ca b5 c5 g5 a5 c5 a5 cp a5 ca e5 cp e5 cp g5 ck g5 a5 c5 a5 c5 g5 ca b5 ca a5 ca g5 ca g5 ca g5 cp aa ba g5 a5 cu g5 ck e5 ck a5 g5 a5 cf g5 aa b5 c5 g5 ck e5 c5 a5 c5 a5 ca b5 c1t b5 ck g5 a5 c5 a5 c2h',
]
