/** Makes of car, and models that are as often named alone; written down from general knowledge. */
const CARS = `
  Toyota|Volkswagen|VW|Volvo|BMW|Audi|Tesla|Ford|Skoda|Škoda|Mazda|Honda|Hyundai|Kia|Nissan|Renault|Peugeot|Citro[eë]n|Opel|Fiat
  |Suzuki|Subaru|Mitsubishi|Lexus|Porsche|Mercedes(?:[- ]Benz)?|Benz|Land Rover|Range Rover|Jaguar|Jeep|Chevrolet|Dacia|Cupra|Saab
  |Polestar|BYD|Xpeng|Nio|MG ?\\d?|Isuzu|Iveco|Lynk|Maxus|Mini Cooper|Alfa Romeo|Dodge|Chrysler
  |Yaris|Corolla|Auris|Avensis|Rav ?4|Passat|Tiguan|Golf|ID\\.? ?[34567]|Octavia|Fabia|Qashqai|Leaf|Ioniq|Model [3YSX]|V[4679]0|XC ?[469]0
  |i-?Pace|e-?tron|Zoe|Clio|Outlander|CX-?[3-9]0?|Focus|Mondeo|Fiesta
`
  .split('|')
  .map((name) => name.trim())

const NAMED = new RegExp(String.raw`(?<![\p{L}\d])(?:${CARS.join('|')})(?![\p{L}\d])`, 'iu')

export const namesCar = (said: string): boolean => NAMED.test(said)
