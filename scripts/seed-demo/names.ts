import { chance, type Dice, pick } from './dice.ts'

const first =
  'Aarohi Aditya Ananya Arjun Asha Bhavna Chetan Devika Dinesh Farhan Gauri Harsh Isha Ishaan Jyoti Kabir Kavita Kunal Leela Madhav Manisha Meera Nandini Neha Nikhil Omkar Pallavi Pooja Pranav Priya Rahul Ravi Rohan Rukmini Sameer Sana Sanjay Shreya Siddharth Sunita Tanvi Tejas Uma Varun Vidya Vikram Yash Zoya'.split(
    ' ',
  )
const last =
  "Acharya Bhosale Chavan D'Souza Deshmukh Deshpande Fernandes Gaikwad Gokhale Iyer Jadhav Joshi Kamat Kapoor Khan Kulkarni Mehta Menon More Nair Naik Patel Patil Pawar Rao Reddy Sane Sawant Shah Sharma Shinde Singh Wagle".split(
    ' ',
  )

// As guests from elsewhere write themselves, with what their addresses are made of.
const others: [name: string, address: string][] = [
  ['आरोही देशमुख', 'aarohi.d'],
  ['श्रीकांत कुलकर्णी', 'shrikant.k'],
  ['ज्ञानेश्वर मोरे', 'dnyaneshwar.more'],
  ['स्नेहा पाटील', 'sneha.p'],
  ['刘文浩', 'liu.wenhao'],
  ['王芳', 'wang.fang'],
  ['欧阳晓雪', 'ouyang.xiaoxue'],
  ['Анна Кузнецова', 'anna.kuznetsova'],
  ['Дмитрий Щербаков', 'd.shcherbakov'],
  ['ليلى الإبراهيم', 'layla.ibrahim'],
  ['أحمد عبد الله', 'ahmad.abdullah'],
  ['محمد آل إسماعيل', 'm.ismail'],
  ['François Lefèvre', 'francois.lefevre'],
  ['Zoë Krüger', 'zoe.krueger'],
  ['José Ángel Muñoz', 'jose.munoz'],
  ['Nguyễn Thị Hương', 'huong.nguyen'],
  ['James Okafor', 'james.okafor'],
]

export type Person = { fullName: string; email: string; phone: string }

/** The guest with this number. */
export function person(dice: Dice, number: number): Person {
  const phone = `+91 ${9 - Math.floor(dice() * 3)}${digits(dice, 4)} ${digits(dice, 5)}`
  if (chance(dice, 0.12)) {
    const [fullName, address] = pick(dice, others)
    return { fullName, email: `${address}${number}@example.com`, phone }
  }
  const fullName = `${pick(dice, first)} ${pick(dice, last)}`
  const address = fullName.toLowerCase().replace(/[^a-z]+/g, '.')
  return { fullName, email: `${address}${number}@example.com`, phone }
}

/** Returns so many digits. */
export function digits(dice: Dice, count: number): string {
  return Array.from({ length: count }, () => Math.floor(dice() * 10)).join('')
}
