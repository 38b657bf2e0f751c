/** The sheet that goober, inside notistack, looks for by its name. It would make one by `innerHTML`. */
const sheet = document.createElement('style');
sheet.id = '_goober';
sheet.append(' ');
document.head.append(sheet);

export {};
