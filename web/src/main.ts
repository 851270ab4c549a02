import map from 'virtual:fall-of-rome-map';
document.title = String(map.coast.length);
