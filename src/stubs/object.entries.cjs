// Stub for polyglot's 35 kB polyfill of `Object.entries`, which every supported browser has.
module.exports = Object.entries;
