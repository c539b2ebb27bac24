// The random start avoids numbers of earlier runs in a database that outlives a run.
let sequence = Math.floor(Math.random() * 70_000_000);

/** Returns a unique company NPWP with a valid check digit. */
export function newNpwp(): string {
  sequence += 1;
  const head = String(20_000_000 + sequence).padStart(8, '0');
  const sum = Array.from(head).reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${head}${(10 - (sum % 10)) % 10}051000`;
}
