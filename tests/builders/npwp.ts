// Begins elsewhere each time, so that a database which outlives a run knows none of them.
let made = Math.floor(Math.random() * 70_000_000);

/** An NPWP of a company that no other test has, with the check digit it should have. */
export function newNpwp(): string {
  made += 1;
  const head = String(20_000_000 + made).padStart(8, '0');
  const sum = Array.from(head).reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${head}${(10 - (sum % 10)) % 10}051000`;
}
