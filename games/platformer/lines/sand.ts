/** A line through each level that takes every shell without a fall (`find-lines.ts`). */
export const sand: readonly string[] = [
  'e5 c5 g5 ca gf cf e5 gf ca g5 a5 g5 a5 c5 a5 ga cf e5 g5 c5 a5 c5 a5 cp b5 cf b5 ca b5 cj',
  'e5 c5 g5 c5 a5 e5 ga a5 c5 a5 g5 c5 ga c5 e5 c5 g5 a5 c5 a5 gf a5 ca e5 gf ca gk ca a5 g5 a5 g5 c5 a5 e5 gf a5 e5 gf a5 g5 ck e5 c5 a5 c5 a5 ca b5 ca aa ca b5 ca b5 c13',
  'ca b5 cp b5 cp ga c5 a5 ck b5 ca ea ca b5 ca g5 aa e5 f5 b5 a5 f5 a5 f5 b5 c5 e5 ca aa ca a5 cp b5 c13',
  'e5 gf c5 b5 g5 e5 g5 cf e5 c5 e5 c5 e5 ga c5 g5 c5 af ck a5 cf ga aa c5 g5 cp e5 c5 e5 c5 b5 gf cf e5 c5 f5 c5 b5 c5 e5 c5 g5 a5 c5 e5 g5 ca a5 ck b5 c1j',
  'ca b5 cp b5 c14 b5 c5 a5 ba e5 ba e5 a5 g5 c5 e5 c5 g5 c5 f5 a5 bf fa aa e5 ca e5 ga ca a5 ca aa c5 a5 c5 g5 a5 ck a5 ga ck e5 c5 e5 c5 a5 gk cf gk ca g5 a5 g5 ca a5 c5 b5 c5 b5 c14 a4',
  'e5 c5 g5 c5 a5 e5 ga a5 c5 a5 g5 c5 g5 ca a5 e5 ck a5 f5 ba g5 e5 ga c5 e5 c5 e5 c5 a5 e5 g5 c5 f5 c5 e5 ga cf g5 a5 ca a5 cp a5 ca b5 ca a5 c5 aa ba a5 gf c5 aa c28 b5 c4',
  'e5 gf c5 b5 g5 e5 g5 cf g5 cf b5 g5 e5 g5 a5 c5 e5 ba e5 f5 e5 b5 ea g5 cf g5 f5 ck e5 c5 e5 c5 a5 ca b5 c5 gk c5 a5 c5 gk a5 g5 a5 g5 c5 aa ga ca a5 c5 a5 cu a5 c19 b5 c4',
  'e5 gf c5 b5 g5 e5 g5 cf e5 ck e5 g5 e5 g5 c5 a5 e5 ga ca b5 g5 a5 ga ca ea c5 aa c1o g5 ca a5 ck b5 c5 e5 a5 f5 a5 g5 ca a5 ck g5 aa e5 b5 f5 a5 e5 fa b5 e5 a5 c5 a5 cf a5 c5 a5 c14 b5 cf',
  'g5 c5 a5 c5 a5 g5 ck g5 c5 a5 cf g5 c5 e5 a5 e5 fa a5 f5 ba aa cp a5 g5 a5 c5 a5 c5 g5 c5 e5 g5 a5 cu a5 c5 ga ck e5 c5 g5 a5 c5 e5 g5 ca b5 a5 e5 g5 ca a5 f5 ga a5 ca e5 c5 af c2d a4',
  'ca b5 cp b5 cu a5 gf c5 g5 a5 c5 a5 ca gf c5 a5 b5 f5 b5 f5 b5 c5 b5 f5 b5 f5 ba aa c5 a5 ca g5 a5 ca b5 ck g5 c5 g5 cz b5 cz f5 a5 bf c5 e5 c5 a5 g5 a5 f5 b5 ea ga c5 e5 g5 e5 c5 a5 gf ca a5 c5 a5 c5 aa c1o b4',
  'e5 c5 g5 c5 a5 e5 ga a5 c5 a5 g5 c5 g5 ca a5 e5 ck a5 f5 ba g5 e5 ga c5 e5 c5 e5 c5 a5 e5 g5 c5 f5 c5 e5 ga cf g5 a5 ca a5 cp a5 ca b5 ca a5 c5 aa ba e5 ga cf f5 c5 g5 cf b5 ca g5 cp a5 g5 e5 ca e5 c5 g5 c5 a5 ea ga a5 g5 ca aa ca aa ca b5 cu b5 c5 b5 c1j',
  'g5 c5 a5 c5 a5 g5 ck g5 c5 a5 cf g5 c5 e5 a5 e5 fa a5 f5 ba aa cp a5 g5 a5 c5 a5 c5 g5 c5 e5 g5 a5 c5 g5 c5 a5 cf gf cu ga a5 b5 ga e5 g5 b5 e5 f5 bf a5 c5 g5 a5 ca a5 g5 a5 g5 a5 c5 e5 ca a5 c5 b5 ca b5 ca a5 ca b5 ca b5 ck b5 c5',
  'e5 gf c5 b5 g5 e5 g5 cf e5 ck e5 g5 e5 g5 c5 a5 e5 ga cf e5 c5 e5 cf ea ck b5 cf b5 cz e5 ga cu gf c5 a5 b5 f5 b5 f5 b5 a5 ba a5 b5 e5 g5 ck b5 gk cf e5 c5 g5 ca e5 g5 ca e5 c5 g5 a5 b5 ea ga a5 ga e5 g5 a5 c5 g5 ca a5 c5 a5 cf a5 c5 a5 c1e',
  'ca b5 cp b5 cp g5 ca a5 ck b5 c5 e5 f5 b5 a5 c5 a5 g5 c5 a5 cf g5 aa e5 b5 f5 a5 e5 fa b5 e5 a5 c5 a5 ck a5 cf b5 c1e a5 b5 f5 ba a5 e5 c5 a5 g5 c5 e5 c5 b5 a5 ba f5 e5 aa e5 ca e5 cf gf ca a5 c5 a5 ca a5 g5 ck e5 ga cf gk cf e5 gf ca g5 a5 g5 ca a5 c5 b5 cu b5 cf b4',
  'ca b5 cp b5 cu a5 gf c5 g5 a5 c5 a5 ca gf c5 aa ff bf fa bf a5 cf e5 c5 a5 c5 a5 cf ga e5 ca a5 c5 g5 ck g5 c5 a5 cf g5 c5 e5 b5 e5 fa a5 f5 ba aa ca b5 ca a5 c5 e5 c5 aa ca g5 c5 g5 e5 c19 gf cf e5 ga cf g5 e5 g5 cf ga e5 g5 cf e5 g5 c5 aa cu b5 c13',
]
