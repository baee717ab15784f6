BEGIN TRANSACTION;
CREATE TABLE entries (
        table_id VARCHAR(40) NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        kind VARCHAR(20) NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',1,1794743159235,'created','{"kind":"created","settings":{"game":{"game":"race","circuit":"usa","laps":2,"round_limit":null,"garage":"basic","draft":"draft","mulligan":false,"weather":false,"tournament":false,"level":0,"pro":0,"aggressive":false,"rivals":false,"legend_adrenaline":true},"seats":[{"kind":"person","driver":null,"name":null,"handicap":0},{"kind":"driver","driver":"simple","name":null,"handicap":0},{"kind":"legend","driver":null,"name":null,"handicap":0}],"seconds":null,"stand_in":null,"public":false,"title":""},"owner":"eef3c1fdcbb9842a460b885a8cd2f20f"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',2,1794743159249,'seated','{"kind":"seated","seat":0,"who":"eef3c1fdcbb9842a460b885a8cd2f20f","name":"Ada"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',3,1794743159259,'started','{"kind":"started","game":"race","config":{"circuit":"usa","laps":2,"round_limit":150,"entrants":[{"name":"Ada","color":"black","handicap":0,"driver":"human"},{"name":"Alma","color":"yellow","handicap":0,"driver":"simple"},{"name":"Bruno","color":"red","handicap":0,"driver":"legend"}],"garage":"basic"},"seed":933390664580696419,"rules":1}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',4,1794743159268,'acted','{"kind":"acted","seat":0,"do":"draft u13","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',5,1794743159276,'acted','{"kind":"acted","seat":1,"do":"draft u3","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',6,1794743159279,'acted','{"kind":"acted","seat":1,"do":"draft u7","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',7,1794743159284,'acted','{"kind":"acted","seat":0,"do":"draft u6","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',8,1794743159287,'acted','{"kind":"acted","seat":0,"do":"draft u2","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',9,1794743159291,'acted','{"kind":"acted","seat":1,"do":"draft u10","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',10,1794743159296,'acted','{"kind":"acted","seat":1,"do":"plan 3 4 4","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',11,1794743159303,'acted','{"kind":"acted","seat":0,"do":"plan u2","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',12,1794743159308,'acted','{"kind":"acted","seat":1,"do":"done","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',13,1794743159311,'acted','{"kind":"acted","seat":1,"do":"discard","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',14,1794743159315,'acted','{"kind":"acted","seat":0,"do":"boost","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',15,1794743159319,'acted','{"kind":"acted","seat":0,"do":"done","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',16,1794743159324,'acted','{"kind":"acted","seat":0,"do":"discard 2 3 4 u13","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',17,1794743159328,'acted','{"kind":"acted","seat":1,"do":"plan stress stress stress","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',18,1794743159331,'acted','{"kind":"acted","seat":0,"do":"plan 3","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',19,1794743159336,'acted','{"kind":"acted","seat":1,"do":"done","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',20,1794743159340,'acted','{"kind":"acted","seat":1,"do":"discard 1 1","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',21,1794743159341,'acted','{"kind":"acted","seat":0,"do":"boost","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',22,1794743159347,'acted','{"kind":"acted","seat":0,"do":"adrenaline","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',23,1794743159351,'acted','{"kind":"acted","seat":0,"do":"done","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',24,1794743159360,'acted','{"kind":"acted","seat":0,"do":"discard 1 3","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',25,1794743159369,'acted','{"kind":"acted","seat":1,"do":"plan 3 3 4 stress","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',26,1794743159377,'acted','{"kind":"acted","seat":0,"do":"plan 2 2 4","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',27,1794743159384,'acted','{"kind":"acted","seat":1,"do":"done","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',28,1794743159392,'acted','{"kind":"acted","seat":1,"do":"slipstream 2","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',29,1794743159399,'acted','{"kind":"acted","seat":1,"do":"discard","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',30,1794743159408,'acted','{"kind":"acted","seat":0,"do":"cooldown 1","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',31,1794743159412,'acted','{"kind":"acted","seat":0,"do":"done","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',32,1794743159420,'acted','{"kind":"acted","seat":0,"do":"discard u2","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',33,1794743159429,'acted','{"kind":"acted","seat":1,"do":"plan 1 1 stress","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',34,1794743159431,'acted','{"kind":"acted","seat":0,"do":"plan 1 4 stress stress","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',35,1794743159433,'acted','{"kind":"acted","seat":1,"do":"done","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',36,1794743159435,'acted','{"kind":"acted","seat":1,"do":"discard","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',37,1794743159437,'acted','{"kind":"acted","seat":0,"do":"done","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',38,1794743159439,'acted','{"kind":"acted","seat":0,"do":"discard 3","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',39,1794743159442,'acted','{"kind":"acted","seat":1,"do":"plan 4 4 stress","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',40,1794743159443,'acted','{"kind":"acted","seat":0,"do":"plan 4 stress stress","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',41,1794743159445,'acted','{"kind":"acted","seat":1,"do":"done","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',42,1794743159446,'acted','{"kind":"acted","seat":1,"do":"discard","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',43,1794743159452,'acted','{"kind":"acted","seat":0,"do":"cooldown 1","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',44,1794743159459,'acted','{"kind":"acted","seat":0,"do":"boost","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',45,1794743159467,'acted','{"kind":"acted","seat":0,"do":"adrenaline","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',46,1794743159475,'acted','{"kind":"acted","seat":0,"do":"discard 2 u6","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',47,1794743159480,'acted','{"kind":"acted","seat":1,"do":"plan 1 2","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',48,1794743159487,'acted','{"kind":"acted","seat":0,"do":"plan 1 2","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',49,1794743159496,'acted','{"kind":"acted","seat":1,"do":"cooldown 1","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',50,1794743159503,'acted','{"kind":"acted","seat":1,"do":"done","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',51,1794743159511,'acted','{"kind":"acted","seat":1,"do":"discard","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',52,1794743159517,'acted','{"kind":"acted","seat":0,"do":"done","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',53,1794743159523,'acted','{"kind":"acted","seat":0,"do":"discard","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',54,1794743159533,'acted','{"kind":"acted","seat":1,"do":"plan 3","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',55,1794743159543,'acted','{"kind":"acted","seat":0,"do":"plan 2 stress","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',56,1794743159552,'acted','{"kind":"acted","seat":1,"do":"done","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',57,1794743159559,'acted','{"kind":"acted","seat":1,"do":"discard","by":"driver"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',58,1794743159568,'acted','{"kind":"acted","seat":0,"do":"adrenaline","by":"person"}');
INSERT INTO "entries" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',59,1794743159576,'acted','{"kind":"acted","seat":0,"do":"cooldown 1","by":"person"}');
CREATE TABLE kept (name TEXT, value TEXT);
INSERT INTO "kept" VALUES('table','cNYcKEkxXnZ9TNCq9VfRWQ');
INSERT INTO "kept" VALUES('token','eef3c1fdcbb9842a460b885a8cd2f20f.4adf302ce4b51193fba41d37b0b000bc85d9a46b02450a4051969dfeeff2cce5');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE secrets (name VARCHAR(40) PRIMARY KEY, value VARCHAR(200) NOT NULL);
INSERT INTO "secrets" VALUES('server-key','5c5edd5ca20888b872c483abe334f4551e40c4742895d4b173c64ed0dcb85bf6');
CREATE TABLE tables (
        id VARCHAR(40) PRIMARY KEY,
        created_at BIGINT NOT NULL,
        touched_at BIGINT NOT NULL,
        is_public BOOLEAN NOT NULL,
        summary TEXT NOT NULL
    );
INSERT INTO "tables" VALUES('cNYcKEkxXnZ9TNCq9VfRWQ',1794743159235,1794743159267,0,'{"title":"","phase":"racing","game":"race","what":"usa","seats":3,"free":0,"names":["Ada"]}');
CREATE INDEX tables_public ON tables (is_public, touched_at);
COMMIT;
