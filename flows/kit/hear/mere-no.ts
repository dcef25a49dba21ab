const MERE_NO =
  /^(?:nei|neida|nej|no)(?:[\s,]+(?:men|but)|[\s,]+(?:jeg|eg|æ|jag|i)\s+(?:mente|meinte|mener|menade|menar|meant|mean)(?:\s+\p{L}+)?)?[\s,.]*$/iu

/** "Nej men …", "nei jeg mente dere, …": beside a question it refuses nothing. */
export const isMereNo = (clause: string): boolean => MERE_NO.test(clause)
