// Stub for react-admin's CSV export, which is never called: lists are exported as workbooks.
module.exports = () => {
  throw new Error('Lists leave as workbooks.');
};
